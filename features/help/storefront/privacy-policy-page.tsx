import type { Output } from '@hojip/platform/client'
import { useCall, type HeadInput, type PageHead } from '@hojip/platform/page'
import { articleId } from '../rules/topics.ts'
import { ArticleView } from './article-view.tsx'

export function head({ data }: HeadInput<Output<'GET /sysHelp/findById/{id}'>>): PageHead {
  return {
    title: data.title,
  }
}

export function Page() {
  const article = useCall('GET /sysHelp/findById/{id}', { id: articleId('privacy', '') })
  return (
    <div className="wrap py-5">
      <div className="mx-auto max-w-[800px] card p-5 md:p-10">
        <ArticleView article={article} />
      </div>
    </div>
  )
}
