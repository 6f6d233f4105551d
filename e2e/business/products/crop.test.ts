// by turns: day 2 of 3
import { expect, test } from 'vitest'
import type { Page } from 'playwright'
import { aBrowser } from '../../testing/browser.ts'
import { check, openBusiness } from '../../testing/business.ts'

const browser = aBrowser()

/** The height of the first picture, with a width of 1. */
async function ratio(page: Page): Promise<number> {
  const image = page.locator('#pictures img').first()
  return image.evaluate((img: HTMLImageElement) => img.naturalHeight / img.naturalWidth)
}

test('a picture is cropped by keyboard, its SKU follows, and the original comes back; on a phone too', async () => {
  const staff = await openBusiness(browser(), { account: 'qingshi-kiln' })
  const { page } = staff
  await page.goto('/business/products')
  await page.getByRole('link', { name: '发布商品' }).click()
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 1_200, height: 900 } })
  const file = { name: 'wide.png', mimeType: 'image/png', buffer: picture }
  await page.locator('#pictures input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: '图片 1', exact: true }).waitFor()
  await expect.poll(() => ratio(page)).toBeCloseTo(3 / 4, 1)
  const sku = page.getByLabel(/规格图$/).first()
  await sku.selectOption('图片 1')

  await page.getByRole('button', { name: '裁剪第 1 张图' }).click()
  const dialog = page.getByRole('dialog', { name: '裁剪图片' })
  await dialog.getByText('裁好是 900 × 900 像素').waitFor()
  await dialog.getByRole('button', { name: '竖图 3:4' }).click()
  await dialog.getByText('裁好是 675 × 900 像素').waitFor()
  const area = dialog.getByRole('group', { name: /^留下的部分/ })
  await area.focus()
  await page.keyboard.press('ArrowLeft')
  await dialog.getByLabel('放大').fill('2')
  await dialog.getByText(/小于 800 像素/).waitFor()
  await check(page)
  await dialog.getByRole('button', { name: '裁剪', exact: true }).click()
  await page.getByText('已裁剪').waitFor()
  await expect.poll(() => ratio(page)).toBeCloseTo(4 / 3, 1)
  await expect.poll(() => sku.locator('option:checked').textContent()).toBe('图片 1')
  await page.getByRole('button', { name: '恢复原图' }).click()
  await expect.poll(() => ratio(page)).toBeCloseTo(3 / 4, 1)
  await expect.poll(() => sku.locator('option:checked').textContent()).toBe('图片 1')

  const phone = await openBusiness(browser(), { account: 'qingshi-kiln', locale: 'ko-KR', size: 'phone' })
  await phone.page.goto('/business/products')
  await phone.page.getByRole('link', { name: '상품 등록' }).click()
  await phone.page.locator('#pictures input[type=file]').setInputFiles(file)
  await phone.page.getByRole('button', { name: '1번째 사진 자르기' }).click()
  await phone.page.getByText('자른 크기 900 × 900픽셀').waitFor()
  await check(phone.page)
  expect([...staff.problems, ...phone.problems]).toEqual([])
  await Promise.all([staff, phone].map(({ context }) => context.close()))
})
