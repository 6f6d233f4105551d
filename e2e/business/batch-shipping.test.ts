// by turns: day 3 of 3
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aTrackingNumber, signInAside } from '../testing/accounts.ts'
import { aPaidOrder } from '../testing/bought.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'

const browser = aBrowser()

test('staff choose paid orders, print their labels and the pick list, and ship them by a sheet', async () => {
  const aBuyer = async () => {
    const buyer = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
    await signInAside(buyer.context)
    return { ...buyer, ...(await aPaidOrder(buyer.context, '辣白菜')) }
  }
  const lin = await aBuyer()
  const bought = [lin, await aBuyer(), await aBuyer()]

  const { page } = await openBusiness(browser(), { account: 'mei' })
  await page.goto('/business/orders')
  for (const { orderCode } of bought)
    await page.getByRole('checkbox', { name: `选中订单 ${orderCode}` }).check({ force: true })
  const bar = page.getByRole('region', { name: '批量处理' })
  await bar.getByText('已选 3 单').waitFor()
  await check(page)
  const labels = page.waitForEvent('download')
  await bar.getByRole('button', { name: '打印面单' }).click()
  const pdf = await readFile(await (await labels).path(), 'latin1')
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3)

  await bar.getByRole('link', { name: '打印拣货单' }).click()
  await page.waitForURL('**/business/shipping/pick-list?of=chosen')
  await page.getByText(/^3 单，2 种，共 12 件/).waitFor()
  for (const { orderCode } of bought) await page.getByText(orderCode).first().waitFor()
  await check(page)
  await page.goBack()

  await page.getByRole('link', { name: '批量发货' }).first().click()
  await page.waitForURL('**/business/shipping')
  const sheet = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载表格' }).click()
  const [head, ...lines] = (await readFile(await (await sheet).path(), 'utf8')).trim().split('\r\n')
  const filled = lines.map((line) =>
    bought.some(({ orderCode }) => line.includes(orderCode))
      ? line.replace(/,,$/, `,顺丰速运,${aTrackingNumber()}`)
      : line,
  )
  const stray = '\t2611,,,,,顺丰速运,SF10000001'
  const file = {
    name: 'filled.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...filled, stray].join('\r\n')),
  }
  await page.getByLabel('选择 CSV 文件').setInputFiles(file)
  await page.getByText('3 单可以发货，1 行有问题').waitFor()
  await page.getByText('没有这个订单').waitFor()
  await check(page)
  await page.getByRole('button', { name: '发货 3 单' }).click()
  await page.getByText('3 单都已发货').waitFor({ timeout: 30_000 })
  await page.getByLabel('选择 CSV 文件').setInputFiles(file)
  await page.getByText('0 单可以发货，4 行有问题').waitFor()

  await lin.page.goto(`/orders/${lin.orderId}`)
  await lin.page.getByText('顺丰速运').first().waitFor()
})
