import { useSearch, type HeadInput, type PageHead } from '@hojip/platform/page'
import { AgreementView, agreementHead } from './agreement/agreement-view.tsx'
import { agreementInput, agreementSearch, type Agreement } from './agreement/agreement-search.ts'

export function head(input: HeadInput<Agreement>): PageHead {
  return agreementHead(input)
}

export function Page() {
  return <AgreementView input={agreementInput('agreement', useSearch(agreementSearch))} />
}
