// by turns: day 3 of 3
import type { Locale } from '@hojip/platform/i18n'
import type { BrowserContext } from 'playwright'
import { expect, test } from 'vitest'
import { callAs } from '../testing/bought.ts'
import { aBrowser } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'
import { looksOfToday } from '../testing/looking/looks.ts'

const browser = aBrowser()

const words = {
  'zh-CN': {
    add: '新增一组',
    dialog: '新增一组同义词',
    field: '同义词',
    save: '保存',
    saved: '已保存',
    few: '至少写两个不同的词',
    tryOut: '像买家那样输入搜索词',
    show: '看看怎么理解',
    or: '或者',
    off: /^关闭“/,
    isOff: '已关闭',
    log: /修改记录$/,
    find: '查找',
    hint: '词的一部分',
    history: '修改记录',
    found: /找到/,
    edit: /^修改“/,
    editTitle: '修改同义词',
  },
  'ko-KR': {
    add: '묶음 추가',
    dialog: '동의어 묶음 추가',
    field: '동의어',
    save: '저장',
    saved: '저장했어요',
    few: '서로 다른 단어를 두 개 이상 써 주세요',
    tryOut: '구매자처럼 검색어를 입력해 보세요',
    show: '해석 보기',
    or: '또는',
    off: / 끄기$/,
    isOff: '사용 안 함',
    log: /수정 기록$/,
    find: '찾기',
    hint: '단어의 일부',
    history: '수정 기록',
    found: /찾았어요/,
    edit: / 수정$/,
    editTitle: '동의어 수정',
  },
} satisfies Partial<Record<Locale, object>>

interface Group {
  pkId: string
  version: number
  field: string
  words: string[]
}

/** The group with the word, as the mall has it now. */
async function groupOf(context: BrowserContext, word: string): Promise<Group> {
  const { list } = await callAs<{ list: Group[] }>(context, '/sysConsole/querySynonyms', { words: word })
  const { pkId, version, field, words: own } = list[0]!
  return { pkId, version, field, words: own }
}

test.each(
  looksOfToday<['zh-CN' | 'ko-KR', 'desktop' | 'phone']>('synonyms', [
    ['zh-CN', 'desktop'],
    ['ko-KR', 'phone'],
  ]),
)(
  'an operator adds synonyms, tries them out and switches them off: %s, %s',
  { timeout: 400_000 },
  async (locale, size) => {
    const t = words[locale]
    const { context, page, problems } = await openBusiness(browser(), { account: 'tao', locale, size })
    const word = `vessel${Date.now()}`
    await page.goto('/business/synonyms')
    await page.getByRole('button', { name: t.add }).click()
    const dialog = page.getByRole('dialog', { name: t.dialog })
    await dialog.getByRole('button', { name: t.save }).click()
    await dialog.getByText(t.few).first().waitFor()
    await check(page)
    await dialog.getByLabel(t.field).fill(`${word}\n辣白菜`)
    await dialog.getByRole('button', { name: t.save }).click()
    await page.getByText(t.saved).waitFor()
    const row = page.getByRole('listitem').filter({ hasText: word, has: page.getByRole('button') })
    await row.waitFor()
    await check(page)

    const shown = page.getByRole('status').filter({ hasText: t.or })
    const tryOut = async () => {
      await page.getByRole('searchbox', { name: t.tryOut }).fill(word)
      await page.getByRole('button', { name: t.show }).click()
      return shown.isVisible()
    }
    // The processes notice a change within two seconds.
    await expect.poll(tryOut, { timeout: 150_000, interval: 500 }).toBe(true)
    await shown.getByRole('link', { name: t.found }).waitFor()

    // Somebody else changes the group while this operator edits it: neither loses what they wrote.
    const group = await groupOf(context, word)
    await row.getByRole('button', { name: t.edit }).click()
    const editing = page.getByRole('dialog', { name: t.editTitle })
    await editing.getByLabel(t.field).fill(`${word}\n辣白菜\nkimchee`)
    const theirs = { ...group, words: [...group.words, 'gimchi'] }
    await callAs(context, '/sysConsole/saveSynonym', theirs)
    await editing.getByRole('button', { name: t.save }).click()
    await editing.getByText(/gimchi/).waitFor()
    await expect.poll(() => editing.getByLabel(t.field).inputValue()).toContain('kimchee')
    await check(page)
    await editing.getByRole('button', { name: t.save }).click()
    await editing.waitFor({ state: 'detached' })
    expect((await groupOf(context, word)).words).toEqual([word, '辣白菜', 'kimchee'])

    await page.getByRole('searchbox', { name: t.hint }).fill(word)
    await page.getByRole('button', { name: t.find, exact: true }).click()
    await page.waitForURL(`**/business/synonyms?words=${word}`)
    await row.getByRole('button', { name: t.off }).click()
    await row.getByText(t.isOff, { exact: true }).waitFor()
    await row.getByRole('button', { name: t.log }).click()
    const log = page.getByRole('dialog', { name: t.history })
    await log.getByRole('listitem').nth(1).waitFor()
    await check(page)
    expect(problems).toEqual([])
    await context.close()
  },
)
