import fc from 'fast-check'

/** A placeholder for a number that `JSON.stringify` cannot write, such as one beyond the largest. */
function rawNumber(text: string) {
  return `\uE000${text}\uE000`
}

/** The JSON text of a body with its raw numbers inserted. */
export function jsonOf(body: unknown): string {
  const text = JSON.stringify(body) ?? ''
  if (!text.includes('\uE000')) return text
  return text.replace(/"\uE000([^"]*)\uE000"/g, (_, number: string) => number)
}

const halfPairs = fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) })

// Made once: thousands of inputs hold the same ones.
const longTexts = ['a', '中', '🥬', ' ', '\\', "'", '%', '((((a+)+)+)+'].map((c) => c.repeat(100_000))

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: halfPairs },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(...longTexts) },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\0',
      'a\0b',
      '\uD800',
      'x\uDC00',
      '\uFFFD',
      '\uFEFF',
      '👩‍👩‍👧‍👦🇰🇷',
      '\u202Etxt.exe',
      'مرحبا بالعالم',
      'ｆｕｌｌ',
      "' or 1=1 --",
      '"; drop table orders; --',
      '$1',
      '%',
      '_',
      '\\',
      '*',
      ':*',
      '&',
      '!',
      '( | )',
      "a' & !b:*",
      '<->',
      '<img src=x onerror=alert(1)>',
      '</script><script>alert(1)</script>',
      'javascript:alert(1)',
      '{{7*7}}',
      '${7*7}',
      '../../etc/passwd',
      '%00',
      '%',
      '\r\nSet-Cookie: a=b',
      '\u001B[31m',
      '{msg}',
      '__proto__',
      'constructor',
      'toString',
      '0',
      '-1',
      '1.5',
      '1e3',
      '0x10',
      ' 1 ',
      '1e309',
      '９',
      'NaN',
      'null',
      'true',
      '[]',
      '[object Object]',
      '99999999999999999999',
    ),
  },
)

const hostileNumber: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    -0,
    -1,
    1.5,
    0.1,
    1e-7,
    1e9,
    2 ** 31,
    -(2 ** 31),
    2 ** 53,
    2 ** 63,
    1e308,
    -1e308,
    Number.MIN_VALUE,
  ),
  fc.constantFrom('1e999', '-1e999', '9'.repeat(400), '1.0', '-0.0', '1E2').map(rawNumber),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value }
  return value
}

const longLists = [121, 5_000].map((length) => Array.from({ length }, () => 'x'))

/** Keys that have a meaning to JavaScript, as a body can carry them. */
const meaningful = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"toString":1}',
  '{"valueOf":{}}',
  '{"then":1}',
  '{"toJSON":1}',
  '{"length":1e9}',
  '{"$gt":""}',
  '{"isRefusal":true}',
].map((text) => JSON.parse(text) as unknown)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [''], [{}], { a: [] }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...meaningful) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(...[20, 500, 3_000].map(nested)) },
  { weight: 1, arbitrary: fc.constantFrom(...longLists) },
)

/** Whole bodies that are not objects, or not JSON at all. */
export const hostileBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<string | Buffer>(
      '',
      ' ',
      '{',
      '}',
      'null',
      '0',
      '[]',
      '"x"',
      'NaN',
      '{"a":1,}',
      "{'a':1}",
      '{"a":1}{"a":2}',
      '\uFEFF{}',
      '{"a":\u00001}',
      '{"a":"\\u0000"}',
      '{"\\u0000":1}',
      '{"a":"\\uD800"}',
      '{"__proto__":null}',
      '{"__proto__":{"polluted":1}}',
      '{"a":1,"a":2}',
      '['.repeat(50_000),
      '{"a":'.repeat(40_000),
      `{"b":"\\u0041","a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      'a=1&b=2',
      'x'.repeat(300_000),
      Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
      Buffer.from([0xef, 0xbb, 0xbf]),
    ),
  },
)

/** Query strings that none of our clients write. */
export const hostileQuery: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'a',
    '=',
    '&&&',
    '%',
    '%00',
    '%E0%A4%A',
    '%ED%A0%80',
    '__proto__=1',
    '__proto__[polluted]=1',
    'constructor[prototype]=1',
    'orderId[]=1',
    'orderId=1&orderId=2',
    'goodsId=%00',
    'id=1#x',
    '?',
    'a=1;b=2',
    'toString=1',
    '+',
    `a=${'x'.repeat(8_000)}`,
  ),
  fc.webQueryParameters(),
)

/** One segment of a path, already encoded. */
export const hostilePiece: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%',
    '%00',
    '%2e%2e%2f',
    '..',
    '.',
    '%ED%A0%80',
    '%FF',
    '',
    '%20',
    'a%2Fb',
    "'",
    '%27',
    '*',
    ':id',
    'x'.repeat(3_000),
  ),
  hostileText.map((text) => encodeURIComponent(text.slice(0, 300).toWellFormed())),
)
