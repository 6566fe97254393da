// One wheel on the screen. It only draws and reports; what there is to draw comes from the picker every time.
const wheelSpan = 3;
// Degrees from row to row, and the radius at which rows then stand one below the other.
const bend = 15;
const radius = 180 / Math.PI / bend;
const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)");

class Wheel {
  constructor(component, owner) {
    this.component = component;
    this.owner = owner;
    this.position = 0;
    this.target = null;
    this.pool = new Map();
    this.count = 0;
    this.selected = null;
    this.touch = null;
    this.typed = "";
    this.element = make("div", "wheel");
    this.title = make("p", "wheel-title");
    this.title.id = `wheel-title-${component}`;
    this.rows = make("div", "wheel-rows");
    this.rows.tabIndex = 0;
    this.rows.setAttribute("role", "listbox");
    this.rows.setAttribute("aria-labelledby", this.title.id);
    this.element.append(this.title, this.rows);
    this.listen();
  }

  get height() { return parseFloat(getComputedStyle(this.element).getPropertyValue("--row")) || 34; }

  // Shows the rows that the picker has now; a motion over older rows ends.
  reload(count, selected) {
    this.pool.forEach(row => row.remove());
    this.pool.clear();
    this.halt();
    this.count = count;
    this.position = selected || 0;
    this.selected = selected;
    this.title.textContent = this.owner.titleOf(this.component);
    const isEmpty = !count;
    if (this.empty) this.empty.remove();
    this.empty = isEmpty ? make("p", "wheel-empty none", text.noRows) : null;
    if (isEmpty) {
      this.empty.setAttribute("role", "option");
      this.empty.setAttribute("aria-disabled", "true");
      this.empty.setAttribute("aria-selected", "false");
      this.rows.append(this.empty);
    }
    this.draw();
  }

  // Turns to the row that is selected now.
  follow(selected, isAnimated = true) {
    this.selected = selected;
    if (selected === null) return this.draw();
    this.touch = null;
    if (this.position === selected) {
      this.halt();
      this.draw();
    } else {
      this.turn(selected, isAnimated);
    }
  }

  halt() {
    this.target = null;
    this.touch = null;
    clearTimeout(this.rest);
    motion.remove(this);
  }

  // Turns to a row, and selects it there when that is a hand's doing.
  turn(row, isAnimated = true, selects = false, slowness = 110) {
    this.target = Math.max(0, Math.min(this.count - 1, Math.round(row)));
    this.selects = selects;
    this.slowness = slowness;
    if (!isAnimated || reducesMotion.matches) return this.arrive();
    motion.add(this);
  }

  step(milliseconds) {
    if (this.target === null) return;
    const left = this.target - this.position;
    if (Math.abs(left) < 0.01) return this.arrive();
    this.position = this.target - left * Math.exp(-milliseconds / this.slowness);
    this.draw();
  }

  arrive() {
    const row = this.target;
    motion.remove(this);
    if (row === null) return;
    this.position = row;
    this.target = null;
    this.draw();
    if (this.selects) this.owner.choose(this.component, row);
  }

  draw() {
    const height = this.height;
    const first = Math.max(0, Math.floor(this.position) - wheelSpan - 1);
    const last = Math.min(this.count - 1, Math.ceil(this.position) + wheelSpan + 1);
    for (const [index, row] of this.pool) {
      if ((index < first || index > last) && index !== this.selected) {
        row.remove();
        this.pool.delete(index);
      }
    }
    for (let index = first; index <= last; index++) this.place(index, height);
    if (this.selected !== null && this.count) {
      this.rows.setAttribute("aria-activedescendant", this.place(this.selected, height).id);
    } else {
      this.rows.removeAttribute("aria-activedescendant");
    }
  }

  place(index, height) {
    let row = this.pool.get(index);
    if (!row) {
      row = this.owner.makeRow(this.component, index);
      row.id = `wheel-${this.component}-${index}`;
      row.setAttribute("role", "option");
      row.setAttribute("aria-setsize", this.count);
      row.setAttribute("aria-posinset", index + 1);
      this.pool.set(index, row);
      this.rows.append(row);
    }
    const isSelected = index === this.selected;
    row.classList.toggle("chosen", isSelected);
    row.setAttribute("aria-selected", isSelected);
    const distance = index - this.position;
    const bent = Math.max(-4, Math.min(4, distance));
    const angle = bent * bend;
    // Rows on a drum: farther ones stand closer and lean back.
    const drop = Math.sin((angle * Math.PI) / 180) * height * radius;
    row.style.transform = `translateY(${drop.toFixed(2)}px) rotateX(${(-angle).toFixed(2)}deg)`;
    row.style.visibility = Math.abs(distance) > wheelSpan + 0.8 ? "hidden" : "visible";
    row.style.opacity = Math.abs(distance) < 0.5 ? 1 : 0.85;
    return row;
  }

  listen() {
    const { rows } = this;
    rows.addEventListener("pointerdown", event => {
      if (event.button || !this.count) return;
      this.halt();
      rows.setPointerCapture(event.pointerId);
      rows.focus({ preventScroll: true });
      this.touch = { id: event.pointerId, start: event.clientY, from: this.position, marks: [], moved: false };
      this.mark(event);
    });
    rows.addEventListener("pointermove", event => {
      if (!this.touch || event.pointerId !== this.touch.id) return;
      const way = event.clientY - this.touch.start;
      if (Math.abs(way) > 4) this.touch.moved = true;
      if (!this.touch.moved) return;
      this.mark(event);
      let position = this.touch.from - way / this.height;
      const end = this.count - 1;
      // Beyond the ends it gives way like rubber.
      if (position < 0) position /= 3;
      if (position > end) position = end + (position - end) / 3;
      this.position = position;
      this.draw();
    });
    rows.addEventListener("pointerup", event => this.release(event, true));
    rows.addEventListener("pointercancel", event => this.release(event, false));
    rows.addEventListener("wheel", event => this.roll(event), { passive: false });
    rows.addEventListener("keydown", event => this.press(event));
  }

  mark(event) {
    const { marks } = this.touch;
    marks.push({ time: event.timeStamp, y: event.clientY });
    while (marks.length > 2 && event.timeStamp - marks[0].time > 100) marks.shift();
  }

  release(event, throws) {
    const { touch } = this;
    if (!touch || event.pointerId !== touch.id) return;
    this.touch = null;
    if (!touch.moved) {
      const box = this.rows.getBoundingClientRect();
      const way = (event.clientY - box.top - box.height / 2) / this.height / radius;
      const rows = throws ? Math.round(Math.asin(Math.max(-1, Math.min(1, way))) * radius) : 0;
      return this.turn(this.position + rows, true, true);
    }
    const first = touch.marks[0];
    const time = event.timeStamp - first.time;
    const isStill = event.timeStamp - touch.marks[touch.marks.length - 1].time > 80;
    const speed = throws && !isStill && time > 0 ? (first.y - event.clientY) / this.height / time : 0;
    this.turn(this.position + speed * 220, true, true, Math.abs(speed) > 0.003 ? 220 : 110);
  }

  roll(event) {
    if (!this.count || Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.ctrlKey) return;
    event.preventDefault();
    if (this.touch) return;
    const from = this.target === null ? this.position : this.target;
    const end = this.count - 1;
    if (event.deltaMode !== 0 || Math.abs(event.deltaY) >= 50) {
      // A notch of a mouse is a row.
      const notches = event.deltaMode === 0 ? event.deltaY / 100 : event.deltaY / 3;
      this.turn(Math.round(from) + Math.sign(notches) * Math.max(1, Math.round(Math.abs(notches))), true, true);
      return;
    }
    this.halt();
    this.position = Math.max(0, Math.min(end, this.position + event.deltaY / this.height));
    this.draw();
    this.rest = setTimeout(() => this.turn(this.position, true, true), 120);
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = this.selected || 0;
    const end = this.count - 1;
    const rows = { ArrowUp: at - 1, ArrowDown: at + 1, PageUp: at - 7, PageDown: at + 7, Home: 0, End: end };
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      const isForward = (event.key === "ArrowRight") === (getComputedStyle(this.rows).direction === "ltr");
      if (this.owner.focusWheel(this.component + (isForward ? 1 : -1))) event.preventDefault();
      return;
    }
    let row = rows[event.key];
    if (row === undefined) {
      if ([...event.key].length !== 1 || (event.key === " " && !this.typed)) return;
      row = this.rowTyped(event.key);
    }
    event.preventDefault();
    if (row < 0 && at === 0) return;
    row = Math.max(0, Math.min(end, row));
    if (row !== this.selected && this.count) this.owner.choose(this.component, row, true);
  }

  // The next row that begins with what is typed.
  rowTyped(key) {
    clearTimeout(this.forget);
    this.forget = setTimeout(() => { this.typed = ""; }, 700);
    const repeats = this.typed === plain(key);
    if (!repeats) this.typed += plain(key);
    const from = (this.selected || 0) + (repeats || this.typed.length === 1 ? 1 : 0);
    for (let step = 0; step < this.count; step++) {
      const row = (from + step) % this.count;
      if (plain(this.owner.titleAt(this.component, row)).startsWith(this.typed)) return row;
    }
    return this.selected;
  }
}

// All wheels move in one frame.
const motion = {
  wheels: new Set(),
  add(wheel) {
    this.wheels.add(wheel);
    if (this.frame) return;
    this.time = null;
    this.frame = requestAnimationFrame(time => this.run(time));
  },
  remove(wheel) { this.wheels.delete(wheel); },
  run(time) {
    const milliseconds = this.time === null ? 16 : Math.min(64, time - this.time);
    this.time = time;
    for (const wheel of [...this.wheels]) if (this.wheels.has(wheel)) wheel.step(milliseconds);
    this.frame = this.wheels.size ? requestAnimationFrame(next => this.run(next)) : 0;
  },
};
