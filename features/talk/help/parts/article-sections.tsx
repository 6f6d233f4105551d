import type { HelpArticle } from '../contract/document.ts'

const looks = {
  wide: {
    section: 'grid max-w-[720px] gap-2',
    headings: 'text-16 font-bold',
    paragraphs: 'text-15 leading-loose text-ink-2',
    lists: 'grid list-disc gap-1.5 pl-5 text-15 leading-loose text-ink-2 marker:text-jade',
  },
  /** Inside a form; size and colour of the text are those of what is around it. */
  dense: {
    section: 'grid gap-1',
    headings: 'font-bold text-ink',
    paragraphs: undefined,
    lists: 'grid list-disc gap-1 pl-5',
  },
}

interface ArticleSectionsProps {
  sections: HelpArticle['sections']
  as: 'h2' | 'h3' | 'h4'
  look: keyof typeof looks
}

/** The sections of a long text, each with its heading, paragraphs and list. */
export function ArticleSections({ sections, as: Heading, look }: ArticleSectionsProps) {
  const classes = looks[look]
  // The parts of an article change only together.
  /* oxlint-disable react/no-array-index-key */
  return sections.map(({ heading, paragraphs, points }, at) => (
    <section key={at} className={classes.section}>
      <Heading className={classes.headings}>{heading}</Heading>
      {paragraphs.map((text, place) => (
        <p key={place} className={classes.paragraphs}>
          {text}
        </p>
      ))}
      {points.length > 0 && (
        <ul className={classes.lists}>
          {points.map((text, place) => (
            <li key={place}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  ))
}
