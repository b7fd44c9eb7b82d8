// Of what the bundler warns: what is a finding, and not advice. It depends on how busy the machine is whether advice is given, and who builds reads sizes.

/** Chunks are made by the groups of the configuration, and who measures a build profiles it. */
export const bundlerChecks = { bundlerTimings: false, ineffectiveDynamicImport: false };
