export {
  definePage,
  type HeadInput,
  type Layout,
  type PageHead,
  type SitePage,
} from './routing/definition.ts'
export { choice, many, one, parseSearch, wholeNumber, type RawSearch } from './routing/search.ts'
export { defineTexts, useTexts } from './texts.ts'
export { useClient, useHasPage, useLocale } from './runtime.ts'
export { useAnswer, useCall, useLazyCall, useRefresh } from './answers/calls.ts'
export { useMore, type More } from './answers/more.ts'
export { useSendFile } from './answers/send-file.ts'
export { useWrite, type Write, type WriteSettings } from './answers/write.ts'
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
export { useDownload } from './answers/download.ts'
export { chooseLanguage, useSession, useViewer } from './use-session.ts'
export type { SignInData, ViewerInfo } from './session.ts'
export { Link, type LinkProps } from './link.tsx'
export { Boundary } from './boundary.tsx'
export { closeToast, toast, toastError, type Toast } from './toasts/toasts.ts'
export { useToasts } from './toasts/toasts-view.tsx'
export { loginHref, safeRedirect } from './routing/redirect.ts'
export { sanitisedHtml } from './trusted-html.ts'
export { runtimeTexts } from './runtime-texts.ts'
export type { Frames } from './site.tsx'
