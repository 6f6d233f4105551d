// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const dotsIcon = 'M144 128a16 16 0 1 1-16-16 16 16 0 0 1 16 16m-84-16a16 16 0 1 0 16 16 16 16 0 0 0-16-16m136 0a16 16 0 1 0 16 16 16 16 0 0 0-16-16'
