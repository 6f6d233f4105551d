// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const repeatIcon = 'M24 128a72 72 0 0 1 72-72h109l-11-10a8 8 0 0 1 12-12l24 24a8 8 0 0 1 0 12l-24 24a8 8 0 0 1-12-12l11-10H96a56 56 0 0 0-56 56 8 8 0 0 1-16 0m200-8a8 8 0 0 0-8 8 56 56 0 0 1-56 56H51l11-10a8 8 0 0 0-12-12l-24 24a8 8 0 0 0 0 12l24 24a8 8 0 0 0 12-12l-11-10h109a72 72 0 0 0 72-72 8 8 0 0 0-8-8'
