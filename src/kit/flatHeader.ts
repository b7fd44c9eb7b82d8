// The declarations, for the css block of a ground in the brand's colour that begins below the header: in crystal red the header takes that colour, so that no seam lies between them.

export const flatHeader = `html[data-skin='ThemeRed']:has(&) header {
    --header-ground: var(--brand);
    --header-line: transparent;
    --on-header: var(--on-brand);
  }`;
