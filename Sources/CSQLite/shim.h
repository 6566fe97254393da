// The system's SQLite, loaded when somebody asks for it and not when the program starts: most runs have no use for a
// database, and the loader would pay for it each time. The types come from SQLite's own header, so nothing is said twice.
#ifndef PICK_CSQLITE_SHIM_H
#define PICK_CSQLITE_SHIM_H

#include <dlfcn.h>
#include <sqlite3.h>
#include <stddef.h>

/// The functions of SQLite that are used here.
struct pick_sqlite {
    __typeof__(&sqlite3_open_v2) open_v2;
    __typeof__(&sqlite3_close_v2) close_v2;
    __typeof__(&sqlite3_errmsg) errmsg;
    __typeof__(&sqlite3_exec) exec;
    __typeof__(&sqlite3_prepare_v2) prepare_v2;
    __typeof__(&sqlite3_step) step;
    __typeof__(&sqlite3_reset) reset;
    __typeof__(&sqlite3_finalize) finalize;
    __typeof__(&sqlite3_bind_int64) bind_int64;
    __typeof__(&sqlite3_bind_double) bind_double;
    __typeof__(&sqlite3_bind_null) bind_null;
    __typeof__(&sqlite3_bind_text) bind_text;
    __typeof__(&sqlite3_bind_blob) bind_blob;
    __typeof__(&sqlite3_column_count) column_count;
    __typeof__(&sqlite3_column_name) column_name;
    __typeof__(&sqlite3_column_type) column_type;
    __typeof__(&sqlite3_column_int64) column_int64;
    __typeof__(&sqlite3_column_double) column_double;
    __typeof__(&sqlite3_column_text) column_text;
    __typeof__(&sqlite3_column_blob) column_blob;
    __typeof__(&sqlite3_column_bytes) column_bytes;
    __typeof__(&sqlite3_serialize) serialize;
    __typeof__(&sqlite3_deserialize) deserialize;
    __typeof__(&sqlite3_free) free;
    __typeof__(&sqlite3_limit) limit;
    __typeof__(&sqlite3_progress_handler) progress_handler;
    __typeof__(&sqlite3_db_config) db_config;
    __typeof__(&sqlite3_libversion) libversion;
};

/// Loads SQLite and fills `api`; 0 where it is not there or lacks a function.
static inline int pick_sqlite_load(struct pick_sqlite *api) {
    static const char *const names[] = {
#ifdef __APPLE__
        "/usr/lib/libsqlite3.dylib",
#endif
        "libsqlite3.so.0",
        "libsqlite3.so",
        "libsqlite3.dylib",
    };
    void *library = NULL;
    for (size_t index = 0; library == NULL && index < sizeof names / sizeof names[0]; index += 1) {
        library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    }
    if (library == NULL) return 0;
#define PICK_FIND(name) \
    if ((*(void **)(void *)&api->name = dlsym(library, "sqlite3_" #name)) == NULL) return 0
    PICK_FIND(open_v2);
    PICK_FIND(close_v2);
    PICK_FIND(errmsg);
    PICK_FIND(exec);
    PICK_FIND(prepare_v2);
    PICK_FIND(step);
    PICK_FIND(reset);
    PICK_FIND(finalize);
    PICK_FIND(bind_int64);
    PICK_FIND(bind_double);
    PICK_FIND(bind_null);
    PICK_FIND(bind_text);
    PICK_FIND(bind_blob);
    PICK_FIND(column_count);
    PICK_FIND(column_name);
    PICK_FIND(column_type);
    PICK_FIND(column_int64);
    PICK_FIND(column_double);
    PICK_FIND(column_text);
    PICK_FIND(column_blob);
    PICK_FIND(column_bytes);
    PICK_FIND(serialize);
    PICK_FIND(deserialize);
    PICK_FIND(free);
    PICK_FIND(limit);
    PICK_FIND(progress_handler);
    PICK_FIND(db_config);
    PICK_FIND(libversion);
#undef PICK_FIND
    return 1;
}

/// Takes from a connection what a hostile database could use: views, triggers, functions in its schema.
static inline void pick_sqlite_harden(const struct pick_sqlite *api, sqlite3 *db) {
#ifdef SQLITE_DBCONFIG_DEFENSIVE
    api->db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)NULL);
#endif
#ifdef SQLITE_DBCONFIG_TRUSTED_SCHEMA
    api->db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)NULL);
#endif
#ifdef SQLITE_DBCONFIG_ENABLE_VIEW
    api->db_config(db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)NULL);
#endif
    api->db_config(db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)NULL);
}

/// Lets `sqlite3_step` give up after about as many instructions of SQLite's machine as `thousands` says.
static inline int pick_sqlite_count_down(void *budget) {
    long long *left = (long long *)budget;
    *left -= 1;
    return *left < 0;
}

static inline void pick_sqlite_set_budget(const struct pick_sqlite *api, sqlite3 *db, long long *thousands) {
    api->progress_handler(db, 1000, pick_sqlite_count_down, thousands);
}

#endif
