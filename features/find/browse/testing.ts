/** The site's settings in tests, where every read asks for the catalogue's version. */
export const plainSite = {
  csPhone: '400-000-0000',
  merchantUrl: '/business',
  simulatorUrl: null,
  versionAgeMs: 0,
  announced: async () => [],
  serviceHours: { days: 'all' as const, fromMinute: 540, untilMinute: 1_260 },
}
