/**
 * A set of numbers of products. One that has many of them is a bit for each number, which takes less memory than a list and
 * makes intersections of frequent words some operations for 32 products.
 */
export interface NumberSet {
  size: number
  /** Ascending; the first `size` count. */
  list?: Uint32Array | undefined
  bits?: Uint32Array | undefined
}

/** A list of which more than one number in so many is in the set is stored as bits. */
const denseFrom = 32

export const noNumbers: NumberSet = { size: 0, list: new Uint32Array(0), bits: undefined }

/** A shorter list is not looked at while it grows. */
const leastDense = 64

/**
 * Adds a number that is greater than all before. A list that would have to grow becomes bits if they take less than half of it, and
 * bits become a list again where they have become sparse.
 */
export function append(set: NumberSet, number: number): void {
  const { list, bits, size } = set
  if (list && size === list.length && size >= leastDense && size * denseFrom > 2 * number)
    change(set, undefined, bitsOf([set], number + 1))
  else if (bits && number >>> 5 >= bits.length && size * denseFrom < number)
    change(set, listOf(set, size * 2), undefined)
  if (set.bits) appendBit(set, set.bits, number)
  else appendToList(set, set.list!, number)
  set.size += 1
}

/** Neither is deleted: objects without a property that they had are slow. */
function change(set: NumberSet, list: Uint32Array | undefined, bits: Uint32Array | undefined): void {
  set.list = list
  set.bits = bits
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

function appendBit(set: NumberSet, bits: Uint32Array, number: number): void {
  const at = number >>> 5
  if (at >= bits.length) {
    set.bits = new Uint32Array(Math.max(at + 1, Math.ceil(bits.length * 1.25)))
    set.bits.set(bits)
  }
  set.bits![at]! |= 1 << (number & 31)
}

function appendToList(set: NumberSet, list: Uint32Array, number: number): void {
  if (set.size === list.length) {
    set.list = new Uint32Array(Math.max(4, list.length * 2))
    set.list.set(list)
  }
  set.list![set.size] = number
}

/** Whether it is the last number that was added. */
export function isLast({ list, bits, size }: NumberSet, number: number): boolean {
  if (bits) return ((bits[number >>> 5]! >>> (number & 31)) & 1) === 1
  return size > 0 && list![size - 1] === number
}

function bitsOf(sets: readonly NumberSet[], end: number): Uint32Array {
  const bits = new Uint32Array(Math.ceil(end / 32))
  for (const set of sets) {
    if (set.bits) for (let i = 0; i < set.bits.length; i++) bits[i]! |= set.bits[i]!
    else for (let i = 0; i < set.size; i++) bits[set.list![i]! >>> 5]! |= 1 << (set.list![i]! & 31)
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
  const { size, list } = set
  if (size * denseFrom > end) return { size, bits: bitsOf([set], end) }
  return { size, list: list ? list.slice(0, size) : listOf(set, size) }
}

/** Whether numbers are in a set, asked in ascending order. */
export function membersOf(set: NumberSet): (number: number) => boolean {
  const { list, bits, size } = set
  if (bits) return (number) => ((bits[number >>> 5]! >>> (number & 31)) & 1) === 1
  let at = 0
  return (number) => {
    if (at < size && list![at]! < number) {
      // Steps that double find the place in a long list without reading all of it.
      let step = 1
      while (at + step < size && list![at + step]! < number) step *= 2
      let low = at + (step >>> 1)
      let high = Math.min(at + step, size)
      while (low < high) {
        const middle = (low + high) >>> 1
        if (list![middle]! < number) low = middle + 1
        else high = middle
      }
      at = low
    }
    return at < size && list![at] === number
  }
}

/** Calls `visit` with each number in ascending order, until it returns true. */
export function eachOf({ list, bits, size }: NumberSet, visit: (number: number) => boolean | void): void {
  if (list) {
    for (let i = 0; i < size; i++) if (visit(list[i]!)) return
    return
  }
  for (let i = 0; i < bits!.length; i++)
    for (let word = bits![i]!; word !== 0; word &= word - 1)
      if (visit(i * 32 + 31 - Math.clz32(word & -word))) return
}

/** What is in all of the sets, of which there is at least one. */
export function intersection(sets: readonly NumberSet[]): NumberSet {
  // The smallest list decides what is looked at; bits only where there is no list.
  const [first, ...others] = sets.toSorted((a, b) => Number(!a.list) - Number(!b.list) || a.size - b.size)
  if (others.length === 0) return first!
  if (!first!.list) {
    const bits = first!.bits!.slice()
    for (const other of others) for (let i = 0; i < bits.length; i++) bits[i]! &= other.bits![i]!
    return { size: countBits(bits), bits }
  }
  const found: NumberSet = { size: 0, list: new Uint32Array(first!.size) }
  const tests = others.map(membersOf)
  eachOf(first!, (number) => {
    if (tests.every((has) => has(number))) append(found, number)
  })
  return found
}

/** What is in any of the sets. @param end all numbers are below it */
export function union(sets: readonly NumberSet[], end: number): NumberSet {
  const some = sets.filter(({ size }) => size > 0)
  if (some.length <= 1) return some[0] ?? noNumbers
  const most = some.reduce((sum, { size }) => sum + size, 0)
  if (most * denseFrom > end || some.some(({ list }) => !list)) {
    const bits = bitsOf(some, end)
    return { size: countBits(bits), bits }
  }
  const all = new Uint32Array(most)
  let at = 0
  for (const { list, size } of some) {
    all.set(list!.subarray(0, size), at)
    at += size
  }
  all.sort()
  const list = all.filter((number, i) => i === 0 || all[i - 1] !== number)
  return { size: list.length, list }
}
