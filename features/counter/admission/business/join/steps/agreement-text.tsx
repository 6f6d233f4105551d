import { ArticleSections } from '@hojip/help/parts/article-sections'
import { agreementHref } from '@hojip/hrefs/help'
import { useTexts } from '@hojip/platform/page'
import { Disclosure } from '@hojip/platform/ui'
import type { StepProps } from './step-props.ts'
import { joinTexts } from '../texts.ts'

/** The agreement with shops, to unfold, and its page with the earlier versions. */
export function AgreementText({ article }: { article: StepProps['own']['agreement'] }) {
  const t = useTexts(joinTexts)
  return (
    <Disclosure summary={article.title} className="rounded-lg bg-inset px-4 py-2 text-13">
      <div className="grid gap-4 pt-1 pb-3 leading-[1.7] text-ink-2">
        <p>{article.lead}</p>
        <ArticleSections sections={article.sections} as="h3" look="dense" />
        <a
          href={agreementHref('shopAgreement')}
          target="_blank"
          rel="noreferrer"
          className="link justify-self-start"
        >
          {t.agreementPage}
        </a>
      </div>
    </Disclosure>
  )
}
