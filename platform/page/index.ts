export { definePage, type HeadInput, type Layout, type PageHead, type SitePage } from './definition.ts'
export { choice, formatSearch, many, one, parseSearch, wholeNumber, type RawSearch } from './search.ts'
export { defineTexts, useTexts } from './texts.ts'
export { useClient, useHasPage, useLocale } from './runtime.ts'
export { useAnswer, useCall, useLazyCall, useRefresh } from './calls.ts'
export { useMore, type More } from './more.ts'
export { useSendFile } from './send-file.ts'
export { useWrite, type Write, type WriteSettings } from './write.ts'
export {
  useForgetPage,
  useTitleOf,
  useLoading,
  useNavigate,
  usePage,
  usePageTag,
  useVisit,
  usePageTitle,
  useSearch,
  type PageInfo,
} from './use-page.ts'
export { useDownload } from './download.ts'
export { chooseLanguage, useSession, useViewer } from './use-session.ts'
export type { SignInData, ViewerInfo } from './session.ts'
export { Link, type LinkProps } from './link.tsx'
export { Boundary } from './boundary.tsx'
export { closeToast, toast, toastError, type Toast } from './toasts.ts'
export { useToasts } from './toasts-view.tsx'
export { loginHref, safeRedirect } from './redirect.ts'
export { sanitisedHtml } from './trusted-html.ts'
export { runtimeTexts } from './runtime-texts.ts'
export type { Frames } from './site.tsx'
