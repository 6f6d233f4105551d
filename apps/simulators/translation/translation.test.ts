import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@hojip/platform/clock'
import { createLibreTranslate } from '@hojip/platform/translation'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestSimulators, type Simulators } from '../testing.ts'
import { sentences, words } from './dictionary.ts'
import { translate } from './translate.ts'

test.each([
  ['什么时候发货？', 'zh', 'ko', '〔데모 번역〕 언제 발송되나요?'],
  ['什么时候发货？', 'zh', 'en', '[Demo translation] When will it ship?'],
  ['언제 발송돼요?', 'ko', 'zh', '〔演示译文〕 什么时候发货？'],
  ['Is it spicy?', 'en', 'zh', '〔演示译文〕 辣吗？'],
  ['太好了，谢谢', 'zh', 'en', '[Demo translation] Great, thank you'],
  ['收到了，很好吃。', 'zh', 'ko', '〔데모 번역〕 잘 받았어요, 맛있어요.'],
  ['辣白菜 [[1]] 明天 发货', 'zh', 'en', '[Demo translation] kimchi [[1]] tomorrow ships'],
  ['Tea and candy', 'en', 'zh', '〔演示译文〕 茶和candy'],
  ['구름이 예뻐요', 'ko', 'zh', '〔演示译文〕 구름이 예뻐요'],
] as const)('%j from %s to %s', (text, from, to, expected) => {
  expect(translate(text, from, to)).toBe(expected)
})

test('the dictionary has each meaning in three languages', () => {
  for (const entry of [...sentences, ...words])
    for (const text of entry)
      expect(text.split('|').every((one) => one.trim() === one && one !== '')).toBe(true)
})

describe('through the mall’s own client', () => {
  let simulators: Simulators
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'translation-'))
    simulators = await startTestSimulators({ dataDir })
  })
  afterAll(async () => {
    await simulators.stop()
    await rm(dataDir, { recursive: true })
  })
  let translator: ReturnType<typeof createLibreTranslate>
  beforeEach(() => {
    translator = createLibreTranslate({ baseUrl: simulators.url, clock: systemClock, timeoutMs: 400 })
  })

  function ask(text: string) {
    return translator.translate({ text, from: 'zh-CN', to: 'ko-KR', names: ['辣白菜'] })
  }

  test('numbers and names come back as they are', async () => {
    expect(await ask('辣白菜 500g 今天发货')).toBe('〔데모 번역〕 辣白菜 500g 오늘 발송해요')
  })

  test.each([
    [{ kind: 'delay', ms: 2_000 }, 'no answer'],
    [{ kind: 'errorBefore' }, 'HTTP 500'],
    [{ kind: 'translateTooMany' }, 'HTTP 429'],
    [{ kind: 'translateWrongLanguage' }, 'another language'],
  ])('%j makes no translation, and the next answer is good', async (fault, why) => {
    const rule = { ...fault, channel: 'translation', times: 1 }
    await fetch(`${simulators.url}/sim/faults`, { method: 'POST', body: JSON.stringify(rule) })
    await expect(ask('谢谢')).rejects.toThrow(why)
    expect(await ask('谢谢')).toBe('〔데모 번역〕 감사합니다')
  })
})
