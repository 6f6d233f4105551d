import { expect, test } from 'vitest'
import { confirmSearch } from './confirm-search.ts'

const id = '01a1f8c6-24ea-731f-9bf6-4680c39a9721'

test.each([
  [
    { spec: id, num: '3' },
    { spec: id, num: 3 },
  ],
  [{ spec: id }, { spec: id, num: 1 }],
  [
    { spec: id, num: '0' },
    { spec: id, num: 1 },
  ],
  [
    { spec: id, num: '1000' },
    { spec: id, num: 1 },
  ],
  [
    { spec: 'kimchi', num: '2' },
    { spec: undefined, num: 2 },
  ],
  [{}, { spec: undefined, num: 1 }],
])('%j is %j', (raw, search) => expect(confirmSearch(raw)).toEqual(search))
