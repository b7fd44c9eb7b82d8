// The name of the page that verifies a draw by itself, of which the server, the build and the site know where it lies.
export const verifierFile = 'verify-draw.html';
