import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import { PictureRow, PictureUploader } from './index.ts'
import { uploadsTexts } from './texts.ts'

function url(n: number) {
  return `/uploads/comment/${String(n).padStart(32, '0')}`
}

test.each(locales)('a form’s pictures in %s: pictures, buttons and problems', (locale) => {
  const texts = uploadsTexts[locale]
  const html = rendered(
    locale,
    <PictureUploader
      scene={'comment'}
      onChange={() => undefined}
      error={'Kingfisher'}
      value={[url(1), url(2)]}
    />,
  )
  for (const text of [texts.label, texts.hint(5), texts.add, 'Kingfisher']) expect(html).toContain(text)
  for (const number of [1, 2]) {
    expect(html).toContain(`aria-label="${texts.remove(texts.picture(number))}"`)
    expect(html).toContain(`alt="${texts.show(texts.picture(number))}"`)
  }
  expect(html).toContain(`${url(1)}-200.webp`)
  expect(html).toContain('accept=".bmp,.gif,.jpg,.jpeg,.jpe,.jfif,.png,.webp"')
  // The group has a name, and the button its hint and its error.
  const label = /id="([^"]+)-label"/.exec(html)![1]!
  expect(html).toContain(`aria-labelledby="${label}-label"`)
  expect(html).toContain(`aria-describedby="${label}-hint ${label}-error"`)
})

test('a full form has no button to add', () => {
  const full = [1, 2, 3].map(url)
  const html = rendered(
    'zh-CN',
    <PictureUploader scene="refund" value={full} onChange={() => undefined} max={3} />,
  )
  expect(html).not.toContain('type="file"')
})

test('a row has a button per picture, whatever form its address has; an empty one renders nothing', () => {
  const row = <PictureRow pictures={[url(1), { url: '/pictures/kimchi' }]} label="Mei" />
  const html = rendered('en-US', row)
  expect(html.match(/aria-haspopup="dialog"/g)).toHaveLength(2)
  expect(html).toContain('<ul aria-label="Mei"')
  // Small on the page, so its smallest file is enough.
  expect(html).toContain('/pictures/kimchi-200.webp')
  expect(rendered('en-US', <PictureRow pictures={[]} />)).not.toContain('<ul')
})
