import type { FreightRule } from '@hojip/catalog/rules'
import { fenOf, fenToYuan } from '@hojip/platform/money'
import type { WireRule } from '../contract.ts'

export function ruleOfWire({ unit, groups, notTo }: WireRule): FreightRule {
  return {
    version: 1,
    unit,
    groups: groups.map(({ firstFee, nextFee, freeFrom, freeFromPieces, surcharge, ...rest }) => ({
      ...rest,
      firstFen: fenOf(firstFee),
      nextFen: fenOf(nextFee),
      ...(freeFromPieces === undefined && freeFrom !== undefined && { freeFromFen: fenOf(freeFrom) }),
      ...(freeFromPieces !== undefined && { freeFromPieces }),
      surchargeFen: fenOf(surcharge),
    })),
    notTo,
  }
}

export function wireOfRule({ unit, groups, notTo }: FreightRule): WireRule {
  return {
    unit,
    groups: groups.map(({ firstFen, nextFen, freeFromFen, freeFromPieces, surchargeFen, ...rest }) => ({
      ...rest,
      firstFee: fenToYuan(firstFen),
      nextFee: fenToYuan(nextFen),
      ...(freeFromFen !== undefined && { freeFrom: fenToYuan(freeFromFen) }),
      ...(freeFromPieces !== undefined && { freeFromPieces }),
      surcharge: fenToYuan(surchargeFen),
    })),
    notTo,
  }
}
