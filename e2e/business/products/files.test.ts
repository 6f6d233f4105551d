// by turns: day 2 of 3
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser } from '../../testing/browser.ts'
import { check, openBusiness } from '../../testing/business.ts'

const browser = aBrowser()
const account = 'wild-glaze'

async function downloaded(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

function aFile(text: string): string {
  const path = join(tmpdir(), `products-${crypto.randomUUID()}.csv`)
  writeFileSync(path, text)
  return path
}

/** A product with two sizes in three languages, and one whose price is no number. */
function twoProducts(handle: string): string {
  const head =
    'Handle,Title,Title (ko),Title (en),Product Category,Status,Option1 Name,Option1 Value,Variant Price'
  return [
    head,
    `${handle},手捏茶杯,손으로 빚은 찻잔,Hand-pinched cup,茶具,draft,尺寸,小,39.00`,
    `${handle},,,,,,,大,59.00`,
    `${handle}-2,盖碗,,,茶具,draft,尺寸,小,贵`,
  ].join('\n')
}

/** Deletes the newest product, finds it in the recycle bin, and restores it. */
async function deleteAndRestore(page: Page): Promise<void> {
  const act = async (name: '删除' | '恢复') => {
    await page.getByRole('checkbox', { name: '选中 手捏茶杯' }).first().click()
    await page.getByRole('button', { name, exact: true }).click()
    await check(page)
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await page.getByText(`${name}：已改好 1 个`).waitFor()
    await page.getByRole('button', { name: '关闭这条消息' }).click()
  }
  await act('删除')
  await page.getByRole('link', { name: '回收站' }).click()
  await page
    .getByRole('row', { name: /手捏茶杯.*已删除/ })
    .first()
    .waitFor()
  await check(page)
  await act('恢复')
  await page.getByRole('link', { name: '仓库中' }).click()
  await page.getByText('手捏茶杯').first().waitFor()
}

test('a shop gets its products as a file, sends it back, and imports what is new in it', async () => {
  const owner = await openBusiness(browser(), { account })
  const { page } = owner
  await page.goto('/business/products')
  await page.getByRole('link', { name: '导入与导出' }).click()
  const file = page.getByLabel('选择 CSV 文件')
  await file.waitFor()
  await check(page)

  const exported = await downloaded(page, '下载表格')
  await file.setInputFiles(aFile(exported))
  const report = page.getByRole('region', { name: '最近一次导入' })
  await report.getByText('还没有改动任何东西').waitFor()
  await expect.poll(() => report.getByRole('button', { name: '导入 0 件商品' }).isDisabled()).toBe(true)
  await check(page)

  const handle = `cup-${crypto.randomUUID()}`
  await file.setInputFiles(aFile(twoProducts(handle)))
  await report.getByText('第 4 行 Variant Price').waitFor()
  await report.getByText('“贵”不是金额').waitFor()
  await check(page)
  const refused = await downloaded(page, '下载有问题的行')
  expect(refused).toContain(`${handle}-2`)
  expect(refused).not.toContain(`${handle},`)
  await report.getByRole('button', { name: '导入 1 件商品' }).click()
  await report.getByText('导入完成，共 2 件商品').waitFor()
  await check(page)
  await report.getByRole('link', { name: '查看商品' }).click()
  await page.getByText('手捏茶杯').first().waitFor()
  await deleteAndRestore(page)

  const phone = await openBusiness(browser(), { account, locale: 'ko-KR', size: 'phone' })
  await phone.page.goto('/business/products/files')
  await phone.page.getByLabel('CSV 파일 선택').setInputFiles(aFile(refused.replace('小,贵', '小,29.00')))
  await phone.page.getByRole('button', { name: '상품 1개 가져오기' }).click()
  await phone.page.getByText('상품 1개를 모두 처리했어요').waitFor()
  await check(phone.page)
  expect([...owner.problems, ...phone.problems]).toEqual([])
  await Promise.all([owner, phone].map(({ context }) => context.close()))
})

test('a file that is no table is named as what it is, and changes nothing', async () => {
  const { page, context, problems } = await openBusiness(browser(), { account: 'pick-a-pearl' })
  await page.goto('/business/products/files')
  await page.getByLabel('选择 CSV 文件').setInputFiles(aFile('%PDF-1.4'))
  await page.getByText('这是 PDF，不是商品表格').waitFor()
  await check(page)
  expect(problems).toEqual([])
  await context.close()
})
