// The module keeps to the contract (Schema/contract.json) and takes any input.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';

const read = (path) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
const contract = JSON.parse(await read('Schema/contract.json'));

/** The exports of the module of an entry of the package. */
async function load(entry = 'supple') {
  const file = new URL(`../.build/package/${entry}.wasm`, import.meta.url);
  const { exports } = (await WebAssembly.instantiate(await readFile(file))).instance;
  exports._initialize();
  return exports;
}

test('the module exports the functions of the contract, with their arguments', async () => {
  const { memory, _initialize, ...functions } = await load();
  assert.ok(memory instanceof WebAssembly.Memory && _initialize);
  const arities = Object.fromEntries(contract.exports.map(({ name, arguments: { length } }) => [name, length]));
  assert.deepEqual(Object.fromEntries(Object.entries(functions).map(([name, { length }]) => [name, length])), arities);
});

test('a handle identifies one interaction, and none after its destruction', async () => {
  const module = await load();
  const first = module.create(0, 0, 390, 844, 1);
  const second = module.create(1, 0, 390, 844, 1);
  assert.ok(first > 0 && second > 0 && first !== second);
  module.destroy(first);
  assert.equal(module.frame(first, 1), 0);
  const third = module.create(2, 0, 390, 844, 1);
  assert.notEqual(third, first);
  assert.equal(module.frame(first, 1), 0);
  assert.ok(module.frame(third, 1) > 0);
  module.destroy(first);
  assert.ok(module.frame(third, 2) > 0);
  for (const stranger of [0, -1, 1, 0x7fffffff, -0x80000000]) assert.equal(module.frame(stranger, 1), 0);
});

test('memory stays bounded over 20,000 lives', async () => {
  const module = await load();
  const live = () => {
    for (let kind = 0; kind < 3; kind += 1) {
      const handle = module.create(kind, 0, 390, 844, 1);
      module.command(handle, 0, 0, 1, 3, 1, NaN, 0, 0);
      module.pointer(handle, 0.1, 1, 0, 195, 422);
      module.frame(handle, 0.2);
      module.destroy(handle);
    }
  };
  for (let count = 0; count < 200; count += 1) live();
  const before = module.memory.buffer.byteLength;
  for (let count = 0; count < 20_000 / 3; count += 1) live();
  assert.equal(module.memory.buffer.byteLength, before);
});

test('each property of a style is read and set by its number, within its range', async () => {
  const module = await load();
  for (const { kind, style } of contract.interactions) {
    const handle = module.create(kind, 1, 390, 844, 1);
    const value = (index) => module.styleValue(handle, index);
    const set = (index, number) => {
      const numbers = new Float64Array(module.memory.buffer, module.styleBuffer(), index + 1);
      numbers.fill(NaN)[index] = number;
      module.setStyle(handle, 0, index + 1);
    };
    const isNear = (index, number) => Math.abs(value(index) - number) <= 1e-9 * Math.max(1, Math.abs(number));
    assert.ok(style.length > 10);
    style.forEach(({ name, choices, minimum, maximum, classic }, index) => {
      const numbers = choices ? choices.map((_, choice) => choice) : [minimum, maximum];
      assert.ok(isNear(index, choices ? choices.indexOf(classic) : classic), name);
      for (const number of numbers) {
        set(index, number);
        assert.ok(isNear(index, number), name);
      }
      set(index, NaN);
      assert.ok(isNear(index, numbers.at(-1)), name);
    });
    module.setPreset(handle, 0, 0);
    style.forEach(({ name, choices, modern }, index) => {
      assert.ok(isNear(index, choices ? choices.indexOf(modern) : modern), name);
    });
  }
});

test('the module of an element has its interaction, no other, and everything but the springs', async () => {
  const names = contract.exports.map(({ name }) => name).filter((name) => !name.startsWith('spring'));
  for (const { kind, name: element } of contract.interactions) {
    const module = await load(`supple-${element}`);
    const { memory, _initialize, ...functions } = module;
    assert.deepEqual(Object.keys(functions).sort(), [...names].sort(), element);
    for (let other = 0; other <= contract.interactions.length; other += 1) {
      assert.equal(module.create(other, 0, 390, 844, 1) > 0, other === kind, `${element} ${other}`);
    }
  }
});

test('an element\'s own module writes the frames of the module with all', async () => {
  const all = await load();
  for (const { kind, name: element } of contract.interactions) {
    const frames = [all, await load(`supple-${element}`)].map((module) => {
      const handle = module.create(kind, 0, 390, 844, 1);
      module.command(handle, 0, 0, 3, 3, 1, NaN, 0, 0);
      const [x, y] = [195, 422];
      let numbers = [];
      for (let step = 0; step < 60; step += 1) {
        if (step === 10) module.pointer(handle, step / 60, 1, 0, x, y);
        if (step > 10 && step < 30) module.pointer(handle, step / 60, 1, 1, x, y + 9 * (step - 10));
        if (step === 30) module.pointer(handle, step / 60, 1, 2, x, y + 180);
        const start = module.frame(handle, step / 60) / 8;
        const memory = new Float64Array(module.memory.buffer);
        numbers.push(...memory.subarray(start, start + memory[start + 2]));
      }
      return numbers;
    });
    assert.ok(frames[0].length > 60 * 8);
    assert.deepEqual(frames[1], frames[0], element);
  }
});

test('a whole style is set in one call; NaN does not change its property', async () => {
  const module = await load();
  for (const { kind, style } of contract.interactions) {
    const handle = module.create(kind, 0, 390, 844, 1);
    const value = (index) => module.styleValue(handle, index);
    const wanted = style.map(({ choices, minimum, maximum }) => (choices ? choices.length - 1 : (minimum + maximum) / 2));
    const set = (numbers, count = numbers.length) => {
      new Float64Array(module.memory.buffer, module.styleBuffer(), numbers.length).set(numbers);
      module.setStyle(handle, 0, count);
    };
    const isNear = (index, number) => Math.abs(value(index) - number) <= 1e-9 * Math.max(1, Math.abs(number));
    set(wanted);
    // A colour has whole parts.
    const shown = wanted.map((number, index) => (/^(red|green|blue)$/.test(style[index].name) ? Math.floor(number) : number));
    shown.forEach((number, index) => assert.ok(isNear(index, number), style[index].name));
    set(style.map(() => NaN));
    shown.forEach((number, index) => assert.ok(isNear(index, number), style[index].name));
    set(style.map(({ choices }) => (choices ? 0 : 1e300)), 2);
    shown.slice(2).forEach((number, index) => assert.ok(isNear(index + 2, number), style[index + 2].name));
    set(style.map(({ choices }) => (choices ? 99 : 1e300)));
    style.forEach(({ maximum, name }, index) => maximum === undefined || assert.ok(isNear(index, maximum), name));
    for (const count of [-1, 0x7fffffff, -0x80000000]) module.setStyle(handle, 0, count);
    assert.ok(module.frame(handle, 1) > 0);
  }
});

test('springs come out of the module as the formulas have them', async () => {
  const { springValue, springVelocity, springSettling } = await load();
  const [stiffness, ratio, time] = [100, 0.5, 0.3];
  const w = 10;
  const d = w * Math.sqrt(1 - ratio * ratio);
  const decay = Math.exp(-ratio * w * time);
  const value = 1 - decay * (Math.cos(d * time) + (ratio * w / d) * Math.sin(d * time));
  assert.ok(Math.abs(springValue(stiffness, ratio, 0, time) - value) < 1e-12);
  assert.ok(Math.abs(springVelocity(stiffness, ratio, 0, time) - decay * ((w * w) / d) * Math.sin(d * time)) < 1e-10);
  assert.ok(Math.abs(springSettling(100, 0.5, 0, 0.001) - 1.2701652) < 1e-6);
});

test('invalid numbers neither trap nor reach a frame', async () => {
  const module = await load();
  let seed = 7;
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const strange = [NaN, Infinity, -Infinity, 1e308, -1e308, 0, -0, 5e-324, 1e9, -1];
  const number = () => (random() < 0.3 ? strange[Math.floor(random() * strange.length)] : random() * 900 - 50);
  const whole = () => Math.floor(random() * 20) - 3;
  const handles = [0, 1, 2].map((kind) => module.create(kind, 0, 390, 844, 3));
  let time = 0;
  for (let step = 0; step < 60_000; step += 1) {
    const handle = handles[step % 3];
    time += random() < 0.01 ? 3600 : random() * 0.02;
    const when = random() < 0.05 ? number() : time;
    switch (Math.floor(random() * 9)) {
      case 0: module.command(handle, when, whole(), whole(), number(), number(), number(), number(), number()); break;
      case 1: module.command(handle, when, whole(), number(), number(), number(), number(), number(), number()); break;
      case 2: module.wheel(handle, when, number(), number(), number(), number()); break;
      case 3: module.key(handle, when, whole(), whole(), whole()); break;
      case 4:
        if (random() < 0.1) module.viewport(handle, when, number(), number(), number(), number(), number(), number());
        else module.viewport(handle, when, 390, 844, 47, 0, 34, 0);
        break;
      case 5: module.preferences(handle, when, whole() & 1, whole() & 1, random() < 0.5 ? 1 : number(), whole() & 3); break;
      case 6:
        new Float64Array(module.memory.buffer, module.styleBuffer(), 60)
          .forEach((_, index, list) => { list[index] = random() < 0.1 ? number() : NaN; });
        module.setStyle(handle, when, whole() * 3);
        break;
      default: module.pointer(handle, when, whole() & 3, Math.floor(random() * 5), number(), number());
    }
    const address = module.frame(handle, time);
    assert.ok(address > 0);
    const view = new Float64Array(module.memory.buffer, address);
    assert.ok(view.subarray(0, view[2]).every(Number.isFinite), `step ${step}: ${view.subarray(0, view[2])}`);
  }
});
