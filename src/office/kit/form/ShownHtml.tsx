// Showing HTML of content: in a frame of its own, where no script runs, no form is sent and nothing reaches the office.

export const ShownHtml = ({ html, title }: { html: string; title: string }) => (
  <iframe className="content-shown" sandbox="" srcDoc={html} title={title} />
);
