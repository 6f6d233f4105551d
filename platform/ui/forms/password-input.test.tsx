import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordInput } from './password-input.tsx'
import { UiProvider } from '../ui-context.tsx'

test('a password is hidden at first, is marked for password managers, and has a named button to show it', () => {
  const html = renderToStaticMarkup(
    <UiProvider locale="en-US">
      <PasswordInput label="Password" id="pw" error="Too short" autoComplete="new-password" />
    </UiProvider>,
  )
  const [input = ''] = /<input[^>]*>/.exec(html) ?? []
  expect(input).toContain('type="password"')
  expect(input).toContain('autoComplete="new-password"')
  expect(input).toContain('aria-describedby="pw-error"')
  expect(html).toContain('aria-label="Show password"')
  expect(html).toContain('aria-pressed="false"')
})
