import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import { randomId } from '@hojip/platform/storage'
import type { Template, WireGroup, WireRule } from '../contract.ts'

type Unit = WireRule['unit']

/** A group while it is written: numbers as they are typed. */
export interface DraftGroup {
  /** Tells it apart on the page. */
  key: string
  name: string
  places: string[]
  /** In the unit that is shown: pieces, kilograms or yuan. */
  first: string
  firstFee: string
  next: string
  nextFee: string
  free: 'never' | 'amount' | 'pieces'
  freeFrom: string
  surcharge: string
}

export interface Draft {
  name: string
  unit: Unit
  groups: DraftGroup[]
  notTo: string[]
}

export type NumberField = 'first' | 'firstFee' | 'next' | 'nextFee' | 'freeFrom' | 'surcharge'

/** 1500 g → "1.5" kg; 100 fen → "1" yuan. */
function shownUnits(units: number, unit: Unit): string {
  if (unit === 'piece') return String(units)
  return String(units / (unit === 'weight' ? 1_000 : 100))
}

/** Undefined for what is no number of units. */
function readUnits(text: string, unit: Unit): number | undefined {
  const most = unit === 'weight' ? 3 : unit === 'amount' ? 2 : 0
  const [, whole, part = ''] = /^(\d{1,5})(?:\.(\d+))?$/.exec(text.normalize('NFKC').trim()) ?? []
  if (whole === undefined || part.length > most) return undefined
  const units = Number(whole + part.padEnd(most, '0'))
  return units > 0 ? units : undefined
}

/** "8" → "8.00"; undefined for what is no fee. */
function readFee(text: string, most = 9_999_999): string | undefined {
  const fen = yuanToFen(text.normalize('NFKC').replaceAll(/[¥,\s]/g, ''))
  return fen === undefined || fen < 0 || fen > most ? undefined : fenToYuan(fen)
}

export function emptyGroup(unit: Unit, places: string[] = []): DraftGroup {
  const one = unit === 'amount' ? '100' : '1'
  return {
    key: randomId(),
    name: '',
    places,
    first: one,
    firstFee: '8.00',
    next: one,
    nextFee: '0.00',
    free: 'amount',
    freeFrom: '59.00',
    surcharge: '0.00',
  }
}

export const newDraft: Draft = { name: '', unit: 'piece', groups: [emptyGroup('piece', ['CN'])], notTo: [] }

export function draftOf({ name, unit, groups, notTo }: Template): Draft {
  return {
    name,
    unit,
    notTo,
    groups: groups.map(({ first, next, freeFrom, freeFromPieces, ...rest }) => ({
      ...rest,
      key: randomId(),
      first: shownUnits(first, unit),
      next: shownUnits(next, unit),
      free: freeFromPieces !== undefined ? 'pieces' : freeFrom === undefined ? 'never' : 'amount',
      freeFrom: freeFromPieces === undefined ? (freeFrom ?? '') : String(freeFromPieces),
    })),
  }
}

/** From when on delivery is free; undefined when that cannot be read. */
function readFree({
  free,
  freeFrom,
}: DraftGroup): Pick<WireGroup, 'freeFrom' | 'freeFromPieces'> | undefined {
  if (free === 'never') return {}
  if (free === 'pieces')
    return /^[1-9]\d{0,2}$/.test(freeFrom.trim()) ? { freeFromPieces: Number(freeFrom) } : undefined
  const fee = readFee(freeFrom, 999_999_999)
  return fee === undefined ? undefined : { freeFrom: fee }
}

/** The numbers of a group, undefined where they cannot be read. */
function readNumbers(group: DraftGroup, unit: Unit) {
  return {
    first: readUnits(group.first, unit),
    firstFee: readFee(group.firstFee),
    next: readUnits(group.next, unit),
    nextFee: readFee(group.nextFee),
    freeFrom: readFree(group),
    surcharge: readFee(group.surcharge),
  } satisfies Record<NumberField, unknown>
}

/** The numbers of a group that cannot be read. */
export function faultsOf(group: DraftGroup, unit: Unit): NumberField[] {
  const numbers = readNumbers(group, unit)
  return (Object.keys(numbers) as NumberField[]).filter((field) => numbers[field] === undefined)
}

/** Undefined while a number is wrong. */
function wireGroup(group: DraftGroup, unit: Unit): WireGroup | undefined {
  const { first, firstFee, next, nextFee, freeFrom: free, surcharge } = readNumbers(group, unit)
  if (first === undefined || next === undefined) return undefined
  if (firstFee === undefined || nextFee === undefined || surcharge === undefined || !free) return undefined
  return { name: group.name.trim(), places: group.places, first, firstFee, next, nextFee, ...free, surcharge }
}

/** The rule of a draft; undefined while a number is wrong or no group has a region. */
export function ruleOfDraft({ unit, groups, notTo }: Draft): WireRule | undefined {
  const used = groups.filter(({ places }) => places.length > 0)
  const written = used.flatMap((group) => wireGroup(group, unit) ?? [])
  if (used.length === 0 || written.length < used.length) return undefined
  return { unit, groups: written, notTo }
}
