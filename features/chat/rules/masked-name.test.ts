import { expect, test } from 'vitest'
import { maskedName } from './masked-name.ts'

test.each([
  ['金美善', '金**'],
  ['', ''],
  ['010-****-4321', '010-****-4321'],
  ['138****5678', '138****5678'],
  ['01012344321', '0**'],
])('%j is shown as %j', (name, shown) => expect(maskedName(name)).toBe(shown))
