import type { Output } from '@hojip/platform/client'
import { useCall, type HeadInput, type PageHead } from '@hojip/platform/page'
import { TitleBar } from '@hojip/platform/ui'
import { articleId, type Topic } from '../../rules/topics.ts'
import { ArticleView } from '../../parts/article-view.tsx'

type Article = Output<'GET /sysHelp/findById/{id}'>

export function articleHead({ data }: HeadInput<Article>): PageHead {
  return { title: data.title, description: data.lead }
}

/** One article with an address of its own. */
export function ArticlePage({ topic }: { topic: Topic }) {
  const article = useCall('GET /sysHelp/findById/{id}', { id: articleId(topic, '') })
  return (
    <>
      <TitleBar title={article.title} />
      <div className="wrap py-4 lg:py-5">
        <div className="mx-auto max-w-[800px] card p-5 md:p-10">
          <ArticleView article={article} />
        </div>
      </div>
    </>
  )
}
