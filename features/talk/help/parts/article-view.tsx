import type { ReactNode } from 'react'
import type { HelpArticle } from '../contract/document.ts'

interface ArticleViewProps {
  article: HelpArticle
  /** The level of the title; its sections are one below. */
  as?: 'h1' | 'h3'
  /** Below the title. */
  note?: ReactNode
}

/** A long text laid out for reading: headings, paragraphs, lists. */
export function ArticleView({ article, as: Title = 'h1', note }: ArticleViewProps) {
  const Heading = Title === 'h1' ? 'h2' : 'h4'
  // The parts of an article change only together.
  /* oxlint-disable react/no-array-index-key */
  return (
    <article className="grid gap-6">
      <header className="grid gap-2 border-b border-line pb-5">
        <Title className="text-24 font-bold">{article.title}</Title>
        <p className="text-15 text-ink-2">{article.lead}</p>
        {note}
      </header>
      {article.sections.map(({ heading, paragraphs, points }, at) => (
        <section key={at} className="grid max-w-[720px] gap-2">
          <Heading className="text-16 font-bold">{heading}</Heading>
          {paragraphs.map((text, place) => (
            <p key={place} className="text-15 leading-loose text-ink-2">
              {text}
            </p>
          ))}
          {points.length > 0 && (
            <ul className="grid list-disc gap-1.5 pl-5 text-15 leading-loose text-ink-2 marker:text-jade">
              {points.map((text, place) => (
                <li key={place}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  )
}
