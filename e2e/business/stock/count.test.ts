// by turns: day 1 of 3
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser } from '../../testing/browser.ts'
import { check, openBusiness } from '../../testing/business.ts'

const browser = aBrowser()
const account = 'moran-coffee'

/** Downloads the counting sheet and fills it: of the first option `by` more than expected, of the second as expected. */
async function aFilledSheet(page: Page, button: string, by: number): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  const [head, first, second] = readFileSync(await download.path(), 'utf8').split('\r\n')
  const fill = (line: string, more: number) =>
    line.replace(/,(\d+),,(\t\d+)$/, (_all, units: string, version: string) =>
      [``, units, Number(units) + more, version].join(','),
    )
  const lines = [head!, fill(first!, by), fill(second!, 0), 'NOBODY-1,,,0,0,5,3,1', 'NOBODY-2,,,0,0,5,x,1']
  const path = join(tmpdir(), `count-${crypto.randomUUID()}.csv`)
  writeFileSync(path, lines.join('\r\n'))
  return path
}

test('staff count by a sheet: download, fill, look at the differences, apply; the same sheet again does nothing', async () => {
  const owner = await openBusiness(browser(), { account })
  const { page } = owner
  await page.goto('/business/stock')
  await page.getByRole('link', { name: '用表格盘点' }).click()
  const file = page.getByLabel('选择 CSV 文件')
  await file.waitFor()
  await check(page)
  const sheet = await aFilledSheet(page, '下载盘点表', -1)
  await file.setInputFiles(sheet)
  const result = page.getByRole('region', { name: /核对，改库存/ })
  await result.getByText('1 个规格有差异（多 0 件，少 1 件），1 个没有差异，2 行有问题').waitFor()
  await result.getByText('数量或表格版本不是整数').waitFor()
  await result.getByText('店里没有这个编码').waitFor()
  await check(page)
  await result.getByRole('button', { name: '改 1 个规格的库存' }).click()
  await result.getByText('已改 1 个规格的库存').waitFor()
  await check(page)
  await file.setInputFiles(sheet)
  await result.getByText('2 个没有差异，2 行有问题').waitFor()

  const phone = await openBusiness(browser(), { account, locale: 'ko-KR', size: 'phone' })
  await phone.page.goto('/business/stock/count')
  const back = await aFilledSheet(phone.page, '실사표 내려받기', 1)
  await phone.page.getByLabel('CSV 파일 선택').setInputFiles(back)
  await phone.page
    .getByText('옵션 1개에 차이가 있어요(초과 1개, 부족 0개), 1개는 차이가 없어요, 2줄에 문제가 있어요')
    .waitFor()
  await check(phone.page)
  expect([...owner.problems, ...phone.problems]).toEqual([])
  await Promise.all([owner, phone].map(({ context }) => context.close()))
})

test('an option gets a limit of its own, and takes it back', async () => {
  const { page, context, problems } = await openBusiness(browser(), { account })
  await page.goto('/business/stock?sort=stock&order=desc')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /设置告急数量/ }) })
  await row
    .first()
    .getByRole('button', { name: /设置告急数量/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('剩多少件及以下算告急').fill('-3')
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.getByRole('alert').getByText('请填 0 到 1000000 的整数').waitFor()
  await check(page)
  await dialog.getByLabel('剩多少件及以下算告急').fill('1000000')
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.waitFor({ state: 'detached' })
  await row.first().getByText('告急', { exact: true }).waitFor()
  await page.getByRole('button', { name: '撤销' }).click()
  await row.first().getByText('≤ 10 告急').waitFor()
  expect(problems).toEqual([])
  await context.close()
})
