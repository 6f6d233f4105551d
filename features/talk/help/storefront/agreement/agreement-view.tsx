import { useCall, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ArticleView } from '../../parts/article-view.tsx'
import type { Agreement, agreementInput } from './agreement-search.ts'
import { VersionList, VersionNote } from './versions.tsx'

/** Versions that are not in force are no search results. */
export function agreementHead({ data }: HeadInput<Agreement>): PageHead {
  return { title: data.title, ...(data.version !== data.current && { noIndex: true }) }
}

/** An agreement as a page of its own, with its version and the way to the others. */
export function AgreementView({ input }: { input: ReturnType<typeof agreementInput> }) {
  const article = useCall('GET /sysHelp/findById/{id}', input)
  return (
    <div className="wrap py-5">
      <div className="mx-auto grid max-w-[800px] gap-8 card p-5 md:p-10">
        <ArticleView article={article} note={<VersionNote of={article} />} />
        <VersionList of={article} />
      </div>
    </div>
  )
}
