import { agreementHref } from '@hojip/hrefs/help'
import { useTexts } from '@hojip/platform/page'
import { Disclosure } from '@hojip/platform/ui'
import type { StepProps } from './step-props.ts'
import { joinTexts } from '../texts.ts'

/** The agreement with shops, to unfold, and its page with the earlier versions. */
export function AgreementText({ article }: { article: StepProps['own']['agreement'] }) {
  const t = useTexts(joinTexts)
  // The parts of an article change only together.
  /* oxlint-disable react/no-array-index-key */
  return (
    <Disclosure summary={article.title} className="rounded-lg bg-inset px-4 py-2 text-13">
      <div className="grid gap-4 pt-1 pb-3 leading-[1.7] text-ink-2">
        <p>{article.lead}</p>
        {article.sections.map(({ heading, paragraphs, points }, at) => (
          <section key={at} className="grid gap-1">
            <h3 className="font-bold text-ink">{heading}</h3>
            {paragraphs.map((text, place) => (
              <p key={place}>{text}</p>
            ))}
            {points.length > 0 && (
              <ul className="grid list-disc gap-1 pl-5">
                {points.map((text, place) => (
                  <li key={place}>{text}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
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
