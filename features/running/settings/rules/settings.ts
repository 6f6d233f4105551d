import { mustGet } from '@hojip/platform/collections'
import { switchNames } from '../contract/names.ts'
import { limits, type Limit } from './limits.ts'

export interface SettingRule {
  kind: 'switch' | 'limit'
  unit: Limit['unit'] | 'onOff'
  /** The value without a row. */
  usual: number
  min: number
  max: number
}

const onOff: SettingRule = { kind: 'switch', unit: 'onOff', usual: 1, min: 0, max: 1 }

/** Every setting by its name, in the order of the page. */
export const settingRules: ReadonlyMap<string, SettingRule> = new Map<string, SettingRule>([
  ...switchNames.map((name): [string, SettingRule] => [name, onOff]),
  ...Object.entries<Limit>(limits).map(([name, limit]): [string, SettingRule] => [
    name,
    { kind: 'limit', ...limit },
  ]),
])

/** The value within the bounds that hold now: a stored one may be from a version with others. */
export function boundedValue(name: string, value: number | undefined): number {
  const { usual, min, max } = mustGet(settingRules, name)
  return value === undefined ? usual : Math.min(Math.max(value, min), max)
}
