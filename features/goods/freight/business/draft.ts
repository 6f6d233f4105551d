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

/** The numbers of a group that cannot be read. */
export function faultsOf(group: DraftGroup, unit: Unit): NumberField[] {
  const { free, freeFrom } = group
  const isRight: Record<NumberField, boolean> = {
    first: readUnits(group.first, unit) !== undefined,
    firstFee: readFee(group.firstFee) !== undefined,
    next: readUnits(group.next, unit) !== undefined,
    nextFee: readFee(group.nextFee) !== undefined,
    freeFrom:
      free === 'never' ||
      (free === 'amount'
        ? readFee(freeFrom, 999_999_999) !== undefined
        : /^[1-9]\d{0,2}$/.test(freeFrom.trim())),
    surcharge: readFee(group.surcharge) !== undefined,
  }
  return (Object.keys(isRight) as NumberField[]).filter((field) => !isRight[field])
}

function wireGroup(group: DraftGroup, unit: Unit): WireGroup {
  const { name, places, free, freeFrom } = group
  return {
    name: name.trim(),
    places,
    first: readUnits(group.first, unit)!,
    firstFee: readFee(group.firstFee)!,
    next: readUnits(group.next, unit)!,
    nextFee: readFee(group.nextFee)!,
    ...(free === 'amount' && { freeFrom: readFee(freeFrom, 999_999_999)! }),
    ...(free === 'pieces' && { freeFromPieces: Number(freeFrom) }),
    surcharge: readFee(group.surcharge)!,
  }
}

/** The rule of a draft; undefined while a number is wrong or no group has a region. */
export function ruleOfDraft({ unit, groups, notTo }: Draft): WireRule | undefined {
  const used = groups.filter(({ places }) => places.length > 0)
  if (used.length === 0 || used.some((group) => faultsOf(group, unit).length > 0)) return undefined
  return { unit, groups: used.map((group) => wireGroup(group, unit)), notTo }
}
