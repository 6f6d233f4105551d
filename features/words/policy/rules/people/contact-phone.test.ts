import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactPhone, maskPhone, nationalPhone, phoneRegion, type PhoneRegion } from './contact-phone.ts'

/** As written, for which region, as stored, as shown to its owner, as shown to others. */
const numbers: [string, PhoneRegion, string, string, string][] = [
  ['138 1234 5678', 'CN', '+8613812345678', '13812345678', '138****5678'],
  ['149 1234 5678', 'CN', '+8614912345678', '14912345678', '149****5678'],
  ['191-9876-5432', 'CN', '+8619198765432', '19198765432', '191****5432'],
  ['16712345678', 'CN', '+8616712345678', '16712345678', '167****5678'],
  ['+86 17012345678', 'KR', '+8617012345678', '17012345678', '170****5678'],
  ['010-52345678', 'CN', '+861052345678', '010-52345678', '010-****5678'],
  ['(010) 5234 5678', 'CN', '+861052345678', '010-52345678', '010-****5678'],
  ['0433-2345678', 'CN', '+864332345678', '0433-2345678', '0433-***5678'],
  ['０４３３－２３４５６７８', 'CN', '+864332345678', '0433-2345678', '0433-***5678'],
  ['021 6234 5678', 'CN', '+862162345678', '021-62345678', '021-****5678'],
  ['+86 (0)755 8234 5678', 'CN', '+8675582345678', '0755-82345678', '0755-****5678'],
  ['010-52345678-123', 'CN', '+861052345678;ext=123', '010-52345678-123', '010-****5678'],
  ['0433-2345678-1', 'CN', '+864332345678;ext=1', '0433-2345678-1', '0433-***5678'],
  ['0433-2345678 转 8', 'CN', '+864332345678;ext=8', '0433-2345678-8', '0433-***5678'],
  ['0433-2345678 转 802', 'CN', '+864332345678;ext=802', '0433-2345678-802', '0433-***5678'],
  ['17012345678-1234', 'CN', '+8617012345678;ext=1234', '17012345678-1234', '170****5678'],
  ['13812345678转1234', 'CN', '+8613812345678;ext=1234', '13812345678-1234', '138****5678'],
  ['400-820-1234', 'CN', '+864008201234', '400-820-1234', '400-***-1234'],
  ['010-1234-5678', 'KR', '+821012345678', '010-1234-5678', '010-****-5678'],
  ['02-523-4567', 'KR', '+8225234567', '02-523-4567', '02-***-4567'],
  ['02)2345-6789', 'KR', '+82223456789', '02-2345-6789', '02-****-6789'],
  ['031.234.5678', 'KR', '+82312345678', '031-234-5678', '031-***-5678'],
  ['+82-51-234-5678', 'CN', '+82512345678', '051-234-5678', '051-***-5678'],
  ['070-8234-5678', 'KR', '+827082345678', '070-8234-5678', '070-****-5678'],
  ['0507-1234-5678', 'KR', '+8250712345678', '0507-1234-5678', '0507-****-5678'],
  ['1588-1234', 'KR', '+8215881234', '1588-1234', '1588-1234'],
  ['02-2345-6789 내선 12', 'KR', '+82223456789;ext=12', '02-2345-6789#12', '02-****-6789'],
  ['9123 4567', 'HK', '+85291234567', '+852 9123 4567', '+852 **** 4567'],
  ['+852 2345 6789', 'CN', '+85223456789', '+852 2345 6789', '+852 **** 6789'],
  ['00852-2345-6789 ext. 5', 'HK', '+85223456789;ext=5', '+852 2345 6789#5', '+852 **** 6789'],
  ['66123456', 'MO', '+85366123456', '+853 6612 3456', '+853 **** 3456'],
  ['+853 2833 1234', 'CN', '+85328331234', '+853 2833 1234', '+853 **** 1234'],
  ['0912-345-678', 'TW', '+886912345678', '+886 912 345678', '+886 *** **5678'],
  ['(02) 2345-6789#123', 'TW', '+886223456789;ext=123', '+886 2 23456789#123', '+886 * ****6789'],
  ['+886 4 2234 5678', 'CN', '+886422345678', '+886 4 22345678', '+886 * ****5678'],
  ['13812345678', 'HK', '+8613812345678', '13812345678', '138****5678'],
]

test.each(numbers)('%s (%s) is %s', (text, region, stored, shown, masked) => {
  expect(contactPhone(text, region)).toBe(stored)
  expect(nationalPhone(stored)).toBe(shown)
  expect(maskPhone(shown)).toBe(masked)
  // What its owner sees can be saved again as it is.
  expect(contactPhone(nationalPhone(stored, region), region)).toBe(stored)
})

test.each([
  ['', 'CN'],
  ['12345', 'CN'],
  ['138****5678', 'CN'],
  ['138123456789', 'CN'],
  ['1381234567', 'CN'],
  ['52345678', 'CN'],
  ['010-1234-5678', 'CN'],
  ['0433-234567', 'CN'],
  ['13812345678', 'KR'],
  ['011-234-5678', 'KR'],
  ['1234 5678', 'HK'],
  ['6612345', 'MO'],
  ['912345678', 'TW'],
  ['+1 212 555 0100', 'CN'],
  ['mei', 'KR'],
] as const)('%j (%s) is nobody’s number', (text, region) => {
  expect(contactPhone(text, region)).toBeUndefined()
})

describe('the numbers of', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
  test('every accepted text come back from what is shown, and nothing of them is lost', () => {
    const text = fc.oneof(
      digits(11).map((rest) => `1${rest.slice(1)}`),
      digits(11).map((rest) => `0${rest}`),
      fc.tuple(fc.constantFrom('+86', '+852', '+853', '+886', '+82'), digits(9)).map((both) => both.join('')),
      fc.tuple(digits(11), digits(3)).map(([main, ext]) => `1${main.slice(1)}转${ext}`),
    )
    fc.assert(
      fc.property(text, fc.constantFrom<PhoneRegion>('CN', 'HK', 'MO', 'TW', 'KR'), (written, region) => {
        const stored = contactPhone(written, region)
        if (stored === undefined) return
        expect(contactPhone(nationalPhone(stored, region), region)).toBe(stored)
        const left = (some: string) => some.replace(/\D/g, '')
        expect(left(stored)).toContain(left(written).replace(/^(?:00)?(?:86|82|852|853|886)?0?/, ''))
        expect(maskPhone(nationalPhone(stored)).replace(/\D/g, '').length).toBeLessThanOrEqual(9)
      }),
      { numRuns: 2_000 },
    )
  })
})

test('an address decides whose numbers are meant', () => {
  expect(
    [
      ['CN', '吉林省'],
      ['CN', '香港特别行政区'],
      ['CN', '澳门特别行政区'],
      ['CN', '台湾省'],
      ['KR', '서울특별시'],
    ].map(([country, province]) => phoneRegion(country as 'CN' | 'KR', province!)),
  ).toEqual(['CN', 'HK', 'MO', 'TW', 'KR'])
})
