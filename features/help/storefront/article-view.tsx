import type { Output } from '@hojip/platform/client'

/** A long text laid out for reading: headings, paragraphs, lists. */
export function ArticleView({ article }: { article: Output<'GET /sysHelp/findById/{id}'> }) {
  return (
    <article className="grid gap-6">
      <header className="grid gap-2 border-b border-line pb-5">
        <h1 className="text-24 font-bold">{article.title}</h1>
        <p className="text-15 text-ink-2">{article.lead}</p>
      </header>
      {article.sections.map(({ heading, paragraphs, points }) => (
        <section key={heading} className="grid max-w-[720px] gap-2">
          <h2 className="text-16 font-bold">{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text} className="text-15 leading-loose text-ink-2">
              {text}
            </p>
          ))}
          {points.length > 0 && (
            <ul className="grid list-disc gap-1.5 pl-5 text-15 leading-loose text-ink-2 marker:text-jade">
              {points.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  )
}
