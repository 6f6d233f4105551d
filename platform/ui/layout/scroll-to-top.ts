const steps = 20
const stepMs = 10

/** Scrolls to the top in 20 steps of 10 ms; at once with reduced motion. */
export function scrollToTop(): void {
  const from = window.scrollY
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, 0)
  let step = 0
  const timer = setInterval(() => {
    step += 1
    window.scrollTo(0, from * (1 - step / steps))
    if (step >= steps) clearInterval(timer)
  }, stepMs)
}
