import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBody } from './body.ts'

describe('what could do harm is left out', () => {
  test.each([
    ['<script>alert(1)</script>ok', 'ok'],
    ['<style>*{display:none}</style>ok', 'ok'],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">ok ok</p><p>more</p>', '<p>more</p>'],
    ['<iframe src="https://evil.example"></iframe>ok', 'ok'],
    ['<object data="x"></object><embed src="x"><form action="x"><input name="a"></form>ok', 'ok'],
    ['<svg><script>alert(1)</script><image href="x" onload="alert(1)"/></svg>ok', 'ok'],
    ['<math><mtext><img src=x onerror=alert(1)></mtext></math>', ''],
    ['<a href="javascript:alert(1)">a</a> <a href="https://evil.example">b</a>', 'a b'],
    [
      '<img src="javascript:alert(1)"><img src="data:image/svg+xml,<svg onload=alert(1)>"><img src="/x.png">',
      '',
    ],
    ['<video controls><source src="x.mp4">no film</video>ok', 'ok'],
    ['<meta http-equiv="refresh" content="0;url=//evil.example"><base href="//evil.example">ok', 'ok'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
  ])('%s', (source, html) => {
    expect(readBody(source).html).toBe(html)
  })

  test('whatever is written, only the tags of the list come out', () => {
    const parts = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      ' ',
      '/',
      'script',
      'img',
      'src',
      'onerror',
      'p',
      'table',
      'td',
      'tr',
      '<!--',
      '-->',
      'javascript:',
      '&lt;',
      '\n',
      'x',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), (words) => {
        const { html } = readBody(words.join(''))
        for (const [, tag] of html.matchAll(/<\/?([^\s>/]*)/g))
          expect(['p', 'table', 'td', 'tr', 'img']).toContain(tag)
        expect(html).not.toMatch(/<[^>]*\son/i)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the parts of a body', () => {
  test('a short first paragraph is the selling line', () => {
    expect(readBody('<p>Pickled <b>every</b> Wednesday &amp; Friday</p><p>Keep cold.</p>')).toMatchObject({
      selling: 'Pickled every Wednesday & Friday',
      html: '<p>Keep cold.</p>',
    })
  })

  test.each([
    ['a long one', `<p>${'long '.repeat(40)}</p>`],
    ['one with a picture', '<p>See <img src="https://a.example/b.png"></p>'],
    ['text without a paragraph', 'Text'],
  ])('%s is not', (_name, source) => {
    expect(readBody(source).selling).toBe('')
    expect(readBody(source).html).not.toBe('')
  })

  test('tables of names and values become parameters, other tables stay', () => {
    const source =
      '<table><tbody><tr><th>Net</th><td>1 &lt; 2kg<br/>or more</td></tr><tr><td>Empty</td><td></td></tr></tbody></table>' +
      '<table><tr><td>1</td><td>2</td><td>3</td></tr></table>'
    expect(readBody(source)).toMatchObject({
      params: [{ name: 'Net', value: '1 < 2kg\nor more' }],
      html: '<table><tr><td>1</td><td>2</td><td>3</td></tr></table>',
    })
  })

  test('pictures keep their order and are served through the mall’s own route', () => {
    const body = readBody(
      '<div><img src="//a.example/1.png" alt="One &quot;1&quot;"></div><h1>Big</h1><img src="http://a.example/2.png">',
    )
    expect(body.pictures).toEqual(['https://a.example/1.png', 'http://a.example/2.png'])
    expect(body.html).toMatch(
      /^<p><img src="\/pictures\/r-\w{32}-800\.webp" alt="One &quot;1&quot;" loading="lazy" \/><\/p><h3>Big<\/h3><img src="\/pictures\/r-\w{32}-800\.webp" alt="" loading="lazy" \/>$/,
    )
  })

  test('deep nesting is cut off', () => {
    expect(readBody(`${'<ul><li>'.repeat(5_000)}x`).html.length).toBeLessThan(2_000)
  })

  test.each([
    [
      'a cell that spans others',
      '<tr><td>Net</td><td>1 kg</td></tr><tr><td colspan="2">a</td><td>b</td></tr>',
    ],
    ['a picture', '<tr><td>Net</td><td><img src="https://a.example/b.png"></td></tr>'],
  ])('a table with %s stays', (_name, rows) => {
    expect(readBody(`<table>${rows}</table>`)).toMatchObject({
      params: [],
      html: expect.stringMatching(/^<table>.*<\/table>$/),
    })
  })

  test('a table within another is read and the outer one stays', () => {
    const inner = '<table><tr><td>Net</td><td>1 kg</td></tr></table>'
    expect(readBody(`<table><tr><td>a</td><td>b</td><td>${inner}</td></tr></table>`)).toMatchObject({
      params: [{ name: 'Net', value: '1 kg' }],
      html: '<table><tr><td>a</td><td>b</td><td></td></tr></table>',
    })
  })

  test('paragraphs that show nothing are left out, also those around a table that becomes parameters', () => {
    const table = '<table><tr><td>Net</td><td>1 kg</td></tr></table>'
    const source = `<p>${'long '.repeat(40)}</p><div>${table}</div><p>&nbsp;<br> </p><div><p></p></div><p>x</p>`
    expect(readBody(source).html).toBe(`<p>${'long '.repeat(40)}</p><p>x</p>`)
  })
})

// Patterns took so long for these that the mall was blocked.
describe('hostile HTML is read at once', () => {
  test('a run of blanks that does not end the paragraph', () => {
    const blanks = '&nbsp;'.repeat(60)
    expect(readBody(`<p>hello</p><p>${blanks}x</p>`)).toMatchObject({
      selling: 'hello',
      html: `<p>${'\u00a0'.repeat(60)}x</p>`,
    })
  })

  test.each([
    ['cells', '<table>', '<tr><td>a<td>'],
    ['rows', '<table>', '<tr>'],
    ['tables', '', '<table><tr><td>'],
    ['paragraphs', '', '<p>'],
  ])('400 kB of unclosed %s', (_name, before, part) => {
    const source = before + part.repeat(400_000 / part.length)
    expect(readBody(source).params).toEqual([])
  })
})
