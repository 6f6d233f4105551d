import { ArticlePage } from './article-page.tsx'

export { articleHead as head } from './article-page.tsx'

export function Page() {
  return <ArticlePage topic="faq" />
}
