import type { Page } from 'playwright'

const languages = ['简体中文', '한국어', 'English'] as const

/** A text in Chinese, Korean and English; languages that are left out read the Chinese one. */
type Said = readonly string[]

/** Fills a field of the editor in each language that is given. */
export async function fillTexts(page: Page, label: string, texts: Said): Promise<void> {
  for (const [i, text] of texts.entries()) await page.getByLabel(`${label} · ${languages[i]!}`).fill(text)
}

/** Pastes a table into the cell, as a spreadsheet puts it into the clipboard. */
export async function paste(page: Page, cell: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: cell, exact: true }).evaluate((input, table) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', table)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Adds an option with its values. */
export async function addOption(
  page: Page,
  at: number,
  { name, values }: { name: Said; values: readonly Said[] },
): Promise<void> {
  await page.getByRole('button', { name: '加一组选项' }).click()
  await fillTexts(page, `选项 ${at}`, name)
  for (const [i, value] of values.entries()) {
    if (i > 0) await page.getByRole('button', { name: `给选项 ${at} 加一个值` }).click()
    await fillTexts(page, `选项 ${at} 的值 ${i + 1}`, value)
  }
}
