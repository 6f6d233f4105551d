// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const heartFillIcon = 'M240 102c0 70-104 127-108 129a8 8 0 0 1-8 0c-4-2-108-59-108-129a62 62 0 0 1 62-62q33 1 50 24 18-23 50-24a62 62 0 0 1 62 62'
