// peer read|json|bplist FILE: reads a property list with the crate `plist`, and writes it to standard output.

use std::io::{BufWriter, Write};

fn json(value: &plist::Value, out: &mut impl Write) -> std::io::Result<()> {
    match value {
        plist::Value::Array(items) => {
            out.write_all(b"[")?;
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    out.write_all(b",")?;
                }
                json(item, out)?;
            }
            out.write_all(b"]")
        }
        plist::Value::Dictionary(pairs) => {
            out.write_all(b"{")?;
            for (index, (key, item)) in pairs.iter().enumerate() {
                if index > 0 {
                    out.write_all(b",")?;
                }
                serde_json::to_writer(&mut *out, key)?;
                out.write_all(b":")?;
                json(item, out)?;
            }
            out.write_all(b"}")
        }
        plist::Value::String(text) => Ok(serde_json::to_writer(out, text)?),
        plist::Value::Boolean(value) => write!(out, "{value}"),
        plist::Value::Integer(value) => write!(out, "{value}"),
        plist::Value::Real(value) => write!(out, "{value}"),
        _ => out.write_all(b"null"),
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let value = plist::Value::from_file(&arguments[2])?;
    let mut out = BufWriter::with_capacity(1 << 16, std::io::stdout().lock());
    match arguments[1].as_str() {
        "json" => json(&value, &mut out)?,
        "bplist" => value.to_writer_binary(&mut out)?,
        _ => {}
    }
    out.flush()?;
    Ok(())
}
