import type { ReactNode } from 'react'
import type { HelpArticle } from '../contract/document.ts'
import { ArticleSections } from './article-sections.tsx'

interface ArticleViewProps {
  article: HelpArticle
  /** The level of the title; its sections are one below. */
  as?: 'h1' | 'h3'
  /** Below the title. */
  note?: ReactNode
}

/** A long text laid out for reading: headings, paragraphs, lists. */
export function ArticleView({ article, as: Title = 'h1', note }: ArticleViewProps) {
  return (
    <article className="grid gap-6">
      <header className="grid gap-2 border-b border-line pb-5">
        <Title className="text-24 font-bold">{article.title}</Title>
        <p className="text-15 text-ink-2">{article.lead}</p>
        {note}
      </header>
      <ArticleSections sections={article.sections} as={Title === 'h1' ? 'h2' : 'h4'} look="wide" />
    </article>
  )
}
