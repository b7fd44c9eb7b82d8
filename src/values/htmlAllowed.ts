// Which elements and attributes the server's HTML may use.

export const elements =
  'a b blockquote br caption code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p pre s small span strong sub summary sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );

export const attributes = ['alt', 'colspan', 'href', 'rowspan', 'src', 'start', 'title'];

/** Not allowed, but harmless as mere brackets: what stands inside is kept. */
export const transparent =
  'abbr address article aside bdi bdo big center cite dfn font footer header kbd main nav q samp section strike time tt var'.split(
    ' ',
  );
