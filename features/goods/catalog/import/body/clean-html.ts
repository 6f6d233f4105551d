import sanitize from 'sanitize-html'

const allowedTags = [
  'p',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'h3',
  'h4',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'img',
]
/** Tags whose text is dropped with them; other tags that are not allowed leave their text. */
const nonTextTags = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'object',
  'video',
  'audio',
  'svg',
]

const noAttributes: Record<string, string> = {}

/**
 * HTML that is safe to be shown as it is: a strict list of tags, without styles, scripts, frames or links. Pictures come
 * from the mall's own route.
 * @param refOf the ref of a picture by its address; undefined leaves the picture out
 */
export function cleanHtml(html: string, refOf: (src: string) => string | undefined): string {
  return sanitize(html, {
    allowedTags,
    nonTextTags,
    allowedAttributes: {
      img: ['src', 'alt', 'loading'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: [],
    allowProtocolRelative: false,
    nestingLimit: 40,
    transformTags: {
      // The page has its own first and second headings.
      h1: 'h3',
      h2: 'h3',
      h5: 'h4',
      h6: 'h4',
      div: 'p',
      img: (_tag, { src = '', alt = '' }) => {
        const ref = refOf(src)
        if (!ref) return { tagName: 'img', attribs: noAttributes }
        return { tagName: 'img', attribs: { src: `/pictures/${ref}-800.webp`, alt, loading: 'lazy' } }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  })
}
