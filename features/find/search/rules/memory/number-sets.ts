/**
 * A set of numbers of products. One that has many of them is a bit for each number, which takes less memory than a list and
 * makes intersections of frequent words some operations for 32 products.
 */
export interface NumberSet {
  size: number
  /** Whether there is a bit for each number. Otherwise the numbers are listed in ascending order, and the first `size` count. */
  isBits: boolean
  data: Uint32Array
}

/** A list of which more than one number in so many is in the set is stored as bits. */
const denseFrom = 32

export const noNumbers: NumberSet = { size: 0, isBits: false, data: new Uint32Array(0) }

/** A shorter list is not looked at while it grows. */
const leastDense = 64

/**
 * Adds a number that is greater than all before. A list that would have to grow becomes bits if they take less than half of it, and
 * bits become a list again where they have become sparse.
 */
export function append(set: NumberSet, number: number): void {
  const { isBits, data, size } = set
  if (!isBits && size === data.length && size >= leastDense && size * denseFrom > 2 * number)
    change(set, true, bitsOf([set], number + 1))
  else if (isBits && number >>> 5 >= data.length && size * denseFrom < number)
    change(set, false, listOf(set, size * 2))
  if (set.isBits) appendBit(set, number)
  else appendToList(set, number)
  set.size += 1
}

function change(set: NumberSet, isBits: boolean, data: Uint32Array): void {
  set.isBits = isBits
  set.data = data
}

/** @param length of the list, of which the first `size` count */
function listOf(set: NumberSet, length: number): Uint32Array {
  const list = new Uint32Array(length)
  let at = 0
  eachOf(set, (number) => {
    list[at++] = number
  })
  return list
}

function appendBit(set: NumberSet, number: number): void {
  const { data } = set
  const at = number >>> 5
  if (at >= data.length) {
    set.data = new Uint32Array(Math.max(at + 1, Math.ceil(data.length * 1.25)))
    set.data.set(data)
  }
  setBit(set.data, number)
}

function appendToList(set: NumberSet, number: number): void {
  const { data, size } = set
  if (size === data.length) {
    set.data = new Uint32Array(Math.max(4, data.length * 2))
    set.data.set(data)
  }
  set.data[size] = number
}

function setBit(bits: Uint32Array, number: number): void {
  bits[number >>> 5]! |= 1 << (number & 31)
}

function hasBit(bits: Uint32Array, number: number): boolean {
  return ((bits[number >>> 5]! >>> (number & 31)) & 1) === 1
}

/** Whether it is the last number that was added. */
export function isLast({ isBits, data, size }: NumberSet, number: number): boolean {
  if (isBits) return hasBit(data, number)
  return size > 0 && data[size - 1] === number
}

function bitsOf(sets: readonly NumberSet[], end: number): Uint32Array {
  const bits = new Uint32Array(Math.ceil(end / 32))
  for (const { isBits, data, size } of sets) {
    if (isBits) for (let i = 0; i < data.length; i++) bits[i]! |= data[i]!
    else for (const number of data.subarray(0, size)) setBit(bits, number)
  }
  return bits
}

function countBits(bits: Uint32Array): number {
  let count = 0
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
  }
  return count
}

/** The same set in as little memory as possible, when nothing more is added. @param end all numbers are below it */
export function compact(set: NumberSet, end: number): NumberSet {
  const { size, isBits, data } = set
  if (size * denseFrom > end) return { size, isBits: true, data: bitsOf([set], end) }
  return { size, isBits: false, data: isBits ? listOf(set, size) : data.slice(0, size) }
}

/** Whether numbers are in a set, asked in ascending order. */
export function membersOf({ isBits, data, size }: NumberSet): (number: number) => boolean {
  if (isBits) return (number) => hasBit(data, number)
  let at = 0
  return (number) => {
    if (at < size && data[at]! < number) {
      // Steps that double find the place in a long list without reading all of it.
      let step = 1
      while (at + step < size && data[at + step]! < number) step *= 2
      let low = at + (step >>> 1)
      let high = Math.min(at + step, size)
      while (low < high) {
        const middle = (low + high) >>> 1
        if (data[middle]! < number) low = middle + 1
        else high = middle
      }
      at = low
    }
    return at < size && data[at] === number
  }
}

/** Calls `visit` with each number in ascending order, until it returns true. */
export function eachOf({ isBits, data, size }: NumberSet, visit: (number: number) => boolean | void): void {
  if (!isBits) {
    for (let i = 0; i < size; i++) if (visit(data[i]!)) return
    return
  }
  for (let i = 0; i < data.length; i++)
    for (let word = data[i]!; word !== 0; word &= word - 1)
      if (visit(i * 32 + 31 - Math.clz32(word & -word))) return
}

/** What is in all of the sets, of which there is at least one. */
export function intersection(sets: readonly NumberSet[]): NumberSet {
  // The smallest list decides what is looked at; bits only where there is no list.
  const [first, ...others] = sets.toSorted((a, b) => Number(a.isBits) - Number(b.isBits) || a.size - b.size)
  if (!first) throw new Error('there is no intersection of no sets')
  if (others.length === 0) return first
  if (first.isBits) {
    const bits = first.data.slice()
    for (const { data } of others) for (let i = 0; i < bits.length; i++) bits[i]! &= data[i]!
    return { size: countBits(bits), isBits: true, data: bits }
  }
  const found: NumberSet = { size: 0, isBits: false, data: new Uint32Array(first.size) }
  const tests = others.map(membersOf)
  eachOf(first, (number) => {
    if (tests.every((has) => has(number))) append(found, number)
  })
  return found
}

/** What is in any of the sets. @param end all numbers are below it */
export function union(sets: readonly NumberSet[], end: number): NumberSet {
  const some = sets.filter(({ size }) => size > 0)
  if (some.length <= 1) return some[0] ?? noNumbers
  const most = some.reduce((sum, { size }) => sum + size, 0)
  if (most * denseFrom > end || some.some(({ isBits }) => isBits)) {
    const bits = bitsOf(some, end)
    return { size: countBits(bits), isBits: true, data: bits }
  }
  const all = new Uint32Array(most)
  let at = 0
  for (const { data, size } of some) {
    all.set(data.subarray(0, size), at)
    at += size
  }
  all.sort()
  const list = all.filter((number, i) => i === 0 || all[i - 1] !== number)
  return { size: list.length, isBits: false, data: list }
}
