// by turns: day 2 of 3
import { expect, test } from 'vitest'
import { signInAside } from './testing/accounts.ts'
import { aBrowser, aVisitor } from './testing/browser.ts'
import { check, openBusiness } from './testing/business.ts'
import { callAs } from './testing/bought.ts'

const browser = aBrowser()

const patience = { timeout: 400_000 }

test('a shopper reports a product once, and the mall decides', patience, async () => {
  const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', {
    goodsName: '明太鱼',
  })
  const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'phone' })
  const { page } = lin
  await signInAside(page.context())
  await page.goto('/me/feedback')
  await page.getByText('还没有反馈').waitFor()
  const words = `包装和官网不一样 ${Date.now()}`
  const report = async () => {
    await page.goto(`/goods/info/${list[0]!.pkId}`)
    await page.locator('#params').getByRole('button', { name: /^举报/ }).click()
    const dialog = page.getByRole('dialog', { name: '举报商品' })
    await dialog.getByRole('button', { name: '提交举报' }).click()
    await dialog.getByText('请选择举报原因').first().waitFor()
    await check(page)
    await dialog.getByRole('radio', { name: '卖假货' }).check()
    await dialog.getByLabel(/^补充说明/).fill(words)
    await dialog.getByRole('button', { name: '提交举报' }).click()
    return dialog
  }
  await report()
  await page.getByText('举报成功').waitFor()
  await (await report()).getByText('你已经举报过，平台正在处理').waitFor()

  const tao = await openBusiness(browser(), { account: 'tao' })
  await tao.page.goto('/business/reports')
  const row = tao.page.getByRole('listitem').filter({ hasText: words })
  await check(tao.page)
  await row.getByRole('button', { name: '处理' }).click()
  const dialog = tao.page.getByRole('dialog', { name: '处理' })
  await dialog.getByRole('radio', { name: /^举报属实/ }).check({ force: true })
  await dialog.getByRole('radio', { name: /^警告店铺/ }).check({ force: true })
  await dialog.getByLabel(/^告诉对方的理由/).fill('请补充品牌授权书。')
  await dialog.getByLabel(/^处理说明/).fill('店铺没有授权书，已警告。')
  await check(tao.page)
  await dialog.getByRole('button', { name: '提交结论' }).click()
  // The dialog closes when the decision is stored; a tab has the same words as the toast.
  await dialog.waitFor({ state: 'hidden' })
  await tao.page.goto('/business/reports?filter=decided')
  await tao.page.getByText('店铺没有授权书，已警告。').first().waitFor()

  const notice = page.getByRole('link', { name: '你的举报属实' })
  await expect
    .poll(async () => {
      await page.goto('/me/notifications')
      return notice.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      )
    })
    .toBe(true)
  await notice.tap()
  await page.getByRole('link', { name: '我的举报' }).tap()
  await page.getByRole('heading', { name: '我的举报' }).first().waitFor()
  await page.getByText(words).waitFor()
  await page.getByText('属实', { exact: true }).waitFor()
  expect(await page.getByText('店铺没有授权书').count()).toBe(0)
  await check(page)
  expect([...lin.problems, ...tao.problems]).toEqual([])
  await lin.context.close()
  await tao.context.close()
})
