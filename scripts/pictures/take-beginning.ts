/** @file Pictures of the first run, step by step, and of the window before any file was dropped. */

import { join } from "node:path";
import { words } from "../../shared/words/spoken.ts";
import { openWindow } from "../../test/e2e/open-window.ts";
import { environment, signIn, take, takeViews } from "./camera.ts";
import { layOffice, samples } from "./office-files.ts";

export async function takeBeginning(): Promise<void> {
  const desk = await layOffice(null);
  const window = await openWindow(desk, true, [], environment());
  const { page, app } = window;
  const { connection, inbox, ...forms } = words.forms;
  const saveAndGoOn = page.getByRole("button", { name: forms.saveAndGoOn });
  try {
    await page.getByLabel(connection.clientId, { exact: true }).waitFor();
    await take(window, "first run");
    await page.getByLabel(connection.baseUrl).fill("http://finance.example");
    await saveAndGoOn.click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    await take(window, "first run, a wrong address");
    await page.getByLabel(connection.name).fill("Alder & Stone Interiors");
    await page.getByLabel(connection.baseUrl).fill(desk.sandbox.baseUrl);
    await page.getByLabel(connection.authUrl).fill(desk.sandbox.authUrl);
    await page.getByLabel(connection.clientId, { exact: true }).fill("pigeonhole-desktop");
    await saveAndGoOn.click();
    await page.getByText(forms.signInWords).waitFor();
    await take(window, "first run, sign in");
    await signIn(window, "main");
    await page.getByText(forms.testGood).waitFor();
    await take(window, "first run, signed in");
    await page.getByRole("button", { name: forms.next }).click();
    await page.getByLabel(inbox.path, { exact: true }).fill(desk.inbox);
    await take(window, "first run, folder");
    await saveAndGoOn.click();
    await page.getByText(forms.testGood).waitFor();
    // The operating system's dialog cannot be operated from here, so it is replaced by one that returns this file.
    await app.evaluate(
      ({ dialog }, chosen) => {
        dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] });
      },
      join(samples, "november invoices.xlsx"),
    );
    await page.getByRole("button", { name: forms.sampleChoose }).click();
    await page.getByText(forms.sampleVerdicts.ready).waitFor();
    await take(window, "first run, tried");
    await page.getByRole("button", { name: forms.finish }).click();
    await page.getByRole("navigation").waitFor();
    await takeViews(window, "empty");
    await page.getByRole("button", { name: words.window.signOut }).first().click();
    await page.getByRole("banner").getByRole("button", { name: words.window.signIn }).waitFor();
    await page.keyboard.press("Alt+1");
    await take(window, "signed out");
  } finally {
    await window.close();
    await desk.clear();
  }
}
