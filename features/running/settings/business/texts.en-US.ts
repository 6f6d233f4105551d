import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Settings of the mall',
  switches: 'Switches',
  limits: 'Limits',
  save: 'Save',
  bounds: (min, max, usual) => `${min}–${max}, usually ${usual}`,
  outOfBounds: (min, max) => `Enter a whole number from ${min} to ${max}`,
  allOn: 'Everything is on. A change reaches every shopper within seconds, and each one is recorded',
  someOff: (n) =>
    n === 1
      ? '1 function is off. Shoppers cannot use it now'
      : `${n} functions are off. Shoppers cannot use them now`,
  isOff: 'Off',
  whenOff: (text) => `When off: ${text}`,
  offTitle: (name) => `Switch off “${name}”?`,
  switchOff: 'Switch off',
  cancel: 'Leave it',
  saved: (name, value) => `“${name}” is now: ${value}`,
  undo: 'Undo',
  undone: 'The earlier value is back',
  changedBy: (who, when) => `${who || 'System'} · ${when}`,
  history: 'Changes',
  noHistory: 'Nobody has changed a setting yet',
  fromTo: (from, to) => `${from} → ${to}`,
  restoreValue: (value) => `Restore “${value}”`,
  restoreTitle: (name, value) => `Restore “${name}” to “${value}”?`,
  restoreText: (now) => `It is “${now}” now. Restoring is recorded as a change, too`,
  restore: 'Restore',
} satisfies Texts<typeof zhCN>
