// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { useDeliverTo } from './deliver-to.ts'

beforeEach(() => localStorage.clear())

function Told() {
  return JSON.stringify(useDeliverTo() ?? null)
}

/** What is read of a stored text. */
async function read(stored: string): Promise<unknown> {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  localStorage.setItem('deliverTo', stored)
  const container = document.createElement('div')
  const root = createRoot(container)
  // eslint-disable-next-line require-await
  await act(async () => root.render(<Told />))
  const shown = JSON.parse(container.textContent) as unknown
  // eslint-disable-next-line require-await
  await act(async () => root.unmount())
  return shown
}

test.each([
  { addressId: '01900000-0000-7000-8000-00000000000a' },
  { country: 'KR', province: '서울특별시' },
  { country: 'CN', province: '吉林省', city: '延边朝鲜族自治州', district: '延吉市' },
])('a stored place is read: %o', async (place) => {
  expect(await read(JSON.stringify(place))).toEqual(place)
})

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{}',
  '{"addressId":"a"}',
  '{"addressId":7}',
  '{"country":"CN"}',
  '{"country":"JP","province":"東京"}',
  '{"country":"CN","province":1}',
  '{"country":"CN","province":"吉林省","city":["a"]}',
])('what is no place is passed over: %s', async (stored) => {
  expect(await read(stored)).toBeNull()
})
