// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RuntimeContext, type Runtime } from '../runtime.ts'
import { Time } from './time.tsx'
import { useDates, useInMallTime, useMallTimeName } from './use-dates.ts'

const at = '2026-11-24 23:30:00'
const nowMs = Date.parse('2026-11-25T12:00:00+08:00')

function Told() {
  const { day } = useDates(nowMs)
  const zone = useMallTimeName()
  const inMallTime = useInMallTime()
  return (
    <p>
      <Time at={at} form="moment" nowMs={nowMs} className="" /> | {day(at)} | {zone} |{' '}
      {inMallTime('9:00–18:00')}
    </p>
  )
}

/** What the server renders, and what is shown once the browser has hydrated it without a mistake. */
async function shownDates(runtime: Partial<Runtime>) {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  const site = (
    <RuntimeContext value={{ locale: 'zh-CN', zone: () => 'Asia/Seoul', ...runtime } as Runtime}>
      <Told />
    </RuntimeContext>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(site)
  const rendered = container.textContent
  const time = container.querySelector('time')
  const mistakes: unknown[] = []
  const onRecoverableError = (error: unknown) => mistakes.push(error)
  // eslint-disable-next-line require-await
  await act(async () => hydrateRoot(container, site, { onRecoverableError }))
  expect(mistakes).toEqual([])
  expect(container.querySelector('time')).toBe(time)
  expect(time?.dateTime).toBe('2026-11-24T23:30:00+08:00')
  return [rendered, container.textContent]
}

test('a moment follows the reader’s clock after hydration; a day stays the mall’s', async () => {
  expect(await shownDates({})).toEqual([
    '11 月 24 日(周二) 23:30 | 11 月 24 日(周二) |  | 9:00–18:00',
    '11 月 25 日(周三) 00:30 | 11 月 24 日(周二) | 北京时间 | 9:00–18:00（北京时间）',
  ])
})

test('a site that keeps the mall’s time only names it', async () => {
  expect(await shownDates({ keepsMallTime: true })).toEqual([
    '11 月 24 日(周二) 23:30 | 11 月 24 日(周二) |  | 9:00–18:00',
    '11 月 24 日(周二) 23:30 | 11 月 24 日(周二) | 北京时间 | 9:00–18:00（北京时间）',
  ])
})
