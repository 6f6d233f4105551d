import { expect, test } from 'vitest'
import { gtinOf } from './gtin.ts'

test.each([
  ['6901234567892', '6901234567892'],
  ['96385074', '96385074'],
  ['036000291452', '036000291452'],
  ['10614141000415', '10614141000415'],
  [' 690-1234 567892 ', '6901234567892'],
  ['６９０１２３４５６７８９２', '6901234567892'],
])('%s is a GTIN', (written, gtin) => expect(gtinOf(written)).toBe(gtin))

test.each([
  ['', 'nothing'],
  ['6901234567893', 'a wrong check digit'],
  ['690123456789', 'a digit short, which no longer adds up'],
  ['12345', 'a shop’s own code'],
  ['6.90123E+12', 'what a spreadsheet has made of it'],
  ['0000000000000', 'zeros'],
  ['ABC-123', 'letters'],
])('%s is none: %s', (written) => expect(gtinOf(written)).toBeUndefined())
